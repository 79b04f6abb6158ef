import { useCallback, useEffect, useMemo, useState } from 'react'
import { type KeptWords, openKept } from '../lib/kept-words.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { newId } from '../lib/new-id.ts'

/**
 * What is being written to somebody. `clientId`: of the message that these words become, so that two
 * tabs which hold the same words send one message. Other words get another.
 */
type MessageDraft = { text: string; clientId: string }

/**
 * Kept in this browser until it is sent, the same in all tabs. `isSent`: by whichever tab; then these
 * words leave the box.
 */
export function useMessageDraft(
  personId: string,
  partnerId: string,
  isSent: (clientId: string) => boolean,
) {
  const key = keys.draft(personId, partnerId)
  const kept = useMemo(() => openKept<MessageDraft | string>(key), [key])
  const [draft, setDraft] = useState(() => named(kept))
  useEffect(() => kept.follow(() => setDraft(named(kept))), [kept])
  const setText = useCallback(
    (text: string) => {
      const next = { text, clientId: newId() }
      setDraft(next)
      if (text) kept.write(next)
      else kept.remove()
    },
    [kept],
  )
  const clear = useCallback(
    (clientId: string) => {
      setDraft(empty())
      // Another tab may have begun the next message.
      if (readLocal<MessageDraft>(key)?.clientId === clientId) kept.remove()
    },
    [key, kept],
  )
  const sent = draft.text !== '' && isSent(draft.clientId)
  useEffect(() => {
    if (sent) clear(draft.clientId)
  }, [sent, clear, draft.clientId])
  return { ...draft, setText, clear }
}

const empty = (): MessageDraft => ({ text: '', clientId: newId() })

/** Words that were put there for them have no id yet; the next tab is to find the same. */
function named(kept: KeptWords<MessageDraft | string>): MessageDraft {
  const found = kept.read()
  if (!found) return empty()
  if (typeof found !== 'string') return found
  const draft = { text: found, clientId: newId() }
  kept.write(draft)
  return draft
}

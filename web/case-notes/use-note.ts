import { type CaseNote, noteLimit } from '@attune/contract/case-notes.ts'
import { useEffect, useRef } from 'react'
import { useDraft } from '../lib/draft.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { useLatest } from '../lib/use-latest.ts'
import { type Pair, useSaveNote } from './queries.ts'

/**
 * What was typed and is not kept yet, which version it began from, and what was sent since: one of
 * these may already stand there as the newest version, and is then no other's.
 */
type Draft = { text: string; base: number; sent?: readonly string[] } | null

/** A pause so long is the end of a thought. */
const pause = 900

/**
 * The note as it is typed: kept on the server at every pause, in this browser until then. Another
 * version that came meanwhile stops that, until one of the two is chosen.
 */
export function useNote(pair: Pair, note: CaseNote) {
  const [draft, setDraft, clearDraft] = useNoteDraft(pair)
  const save = useSaveNote(pair)
  const latest = useRef(draft)
  latest.current = draft
  const set = (next: Draft) => {
    setDraft(next)
    if (next === null) clearDraft()
  }
  const isChanged = draft !== null && draft.text !== note.text
  const tooMany = draft ? Math.max(0, draft.text.length - noteLimit) : 0
  const isOwn = draft === null || draft.sent?.includes(note.text)
  const base = isOwn ? note.version : draft.base
  const conflict = isChanged && !save.isPending && base < note.version
  const keep = (text: string, version: number) => {
    setDraft({ text, base: version, sent: [...(latest.current?.sent ?? []), text].slice(-3) })
    save.mutate(
      { text, version },
      {
        onSuccess: (kept) => {
          const now = latest.current
          // What was typed while it was being kept goes on from there.
          set(now && now.text !== kept.text ? { text: now.text, base: kept.version } : null)
        },
      },
    )
  }
  const keeping = useRef(keep)
  keeping.current = keep
  const isRefused = save.isError && !(isCode(save.error, 'taken') && isOwn)
  const isDue = isChanged && !conflict && !save.isPending && !isRefused && tooMany === 0
  const text = draft?.text
  useEffect(() => {
    if (!isDue || text === undefined) return
    const timer = setTimeout(() => keeping.current(text, base), pause)
    return () => clearTimeout(timer)
  }, [isDue, text, base])
  // The same browser keeps one draft for all tabs: the other's save must not have taken mine along.
  useEffect(() => {
    if (conflict && latest.current) setDraft(latest.current)
  }, [conflict, setDraft])
  // Whoever closes it at once has not stopped meaning it.
  useAtEnd(() => {
    if (isDue && draft) keep(draft.text, base)
  })
  return {
    text: text ?? note.text,
    tooMany,
    conflict,
    type: (typed: string) => {
      save.reset()
      set({ ...draft, text: typed, base: isChanged ? base : note.version })
    },
    keepMine: () => keep(text ?? '', note.version),
    takeOther: () => set(null),
    again: () => keep(text ?? '', base),
    status: save.isPending || isDue ? 'Keeping it…' : !isChanged && note.version > 0 ? 'Kept.' : '',
    failure: failureOf(save.error),
  }
}

/** Its versions tell when two tabs disagree. */
const useNoteDraft = (pair: Pair) =>
  useDraft<Draft>(pair.id, `case-note:${pair.userId}`, null, false)

/** The latest of what is to be done when the component goes. */
function useAtEnd(act: () => void) {
  const latest = useLatest(act)
  useEffect(() => () => latest.current(), [latest])
}

/** Another version is said with both texts, not as a failure. */
const failureOf = (error: Error | null) =>
  error && !isCode(error, 'taken') ? sentence(error, 'Your note could not be kept yet.') : null

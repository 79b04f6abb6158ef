import { useState } from 'react'
import { keepForNow, readForNow } from '../lib/for-now.ts'
import { forgetInTab, keys } from '../lib/local-storage.ts'
import { useSession } from '../lib/session.ts'

/** `who`: null for somebody who is not signed in. */
type Asking = { who: string | null; text: string }

/**
 * The question in the box. It is there again after a reload, until it has been answered, or another
 * person is here; nothing of the conversation is.
 */
export function useAsking() {
  const session = useSession()
  const who = session.status === 'in' ? session.id : null
  const kept = () => {
    const asking = readForNow<Asking>(keys.asking)
    return asking?.who === who ? asking.text : ''
  }
  const [text, show] = useState(kept)
  return {
    text,
    type(next: string) {
      show(next)
      if (next) keepForNow(keys.asking, { who, text: next } satisfies Asking)
      else forgetInTab(keys.asking)
    },
    /** It is on its way. */
    empty: () => show(''),
    answered(question: string) {
      if (kept() === question) forgetInTab(keys.asking)
    },
    /** Nothing typed is lost, unless there is something newer. */
    failed: (question: string) => show((now) => now || question),
  }
}

import { useCallback, useEffect, useMemo, useState } from 'react'
import { openKept } from './kept-words.ts'
import { keys } from './local-storage.ts'

/**
 * State that survives a reload and a lost session: what someone typed and has not sent, the same in all
 * their tabs. Where another tab has sent it or thrown it away, this one goes on showing it. `follows`:
 * false for what has versions of its own, which tell when two tabs disagree.
 */
export function useDraft<T>(personId: string, of: string, empty: T, follows = true) {
  const key = keys.draft(personId, of)
  const kept = useMemo(() => openKept<T>(key), [key])
  const [value, setValue] = useState<T>(() => kept.read() ?? empty)
  useEffect(
    () => (follows ? kept.follow((next) => next !== null && setValue(next)) : undefined),
    [kept, follows],
  )
  const set = useCallback(
    (next: T) => {
      setValue(next)
      kept.write(next)
    },
    [kept],
  )
  return [value, set, kept.remove] as const
}

import { useCallback, useState } from 'react'
import { keys, readLocal, removeLocal, writeLocal } from './local-storage.ts'

/** State that survives a reload and a lost session: what someone typed and has not sent. */
export function useDraft<T>(personId: string, of: string, empty: T) {
  const key = keys.draft(personId, of)
  const [value, setValue] = useState<T>(() => readLocal<T>(key) ?? empty)
  const set = useCallback(
    (next: T) => {
      setValue(next)
      writeLocal(key, next)
    },
    [key],
  )
  const clear = useCallback(() => removeLocal(key), [key])
  return [value, set, clear] as const
}

import { forgetInTab, type keys, readInTab, turnsTaken, writeInTab } from './local-storage.ts'

type Key = typeof keys.signUp | typeof keys.asking
/** `until`: milliseconds since 1970. */
type Kept<T> = { turns: number; until: number; value: T }

/** So long after the last key, in milliseconds, whoever typed it has walked away. */
const keptFor = 30 * 60_000

/**
 * What is typed by whoever is here, signed in or not, over a reload: in this tab alone, until somebody
 * signs in or out, in this tab or another, or half an hour has passed without a key.
 */
export function keepForNow<T>(key: Key, value: T) {
  const until = Date.now() + keptFor
  writeInTab(key, { turns: turnsTaken(), until, value } satisfies Kept<T>)
  forgetAt(key, until)
}

export function readForNow<T>(key: Key): T | null {
  const kept = readInTab<Kept<T>>(key)
  if (!kept) return null
  forgetAt(key, kept.until)
  if (kept.turns === turnsTaken() && kept.until > Date.now()) return kept.value
  forgetInTab(key)
  return null
}

const forgetting = new Map<Key, ReturnType<typeof setTimeout>>()

/** On this page or a later one of the same load. */
function forgetAt(key: Key, until: number) {
  clearTimeout(forgetting.get(key))
  forgetting.set(
    key,
    setTimeout(() => forgetInTab(key), until - Date.now()),
  )
}

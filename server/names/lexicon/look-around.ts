import { shapesOf } from './look-alikes.ts'
import { is } from './read-words.ts'
import type { Word } from './reader.ts'

/** Whether words of a kind stand so many words around one. */
export const before = (words: readonly Word[], at: number, reach: number, kind: number) =>
  within(words, at - reach, at - 1, kind, at)
export const after = (words: readonly Word[], at: number, reach: number, kind: number) =>
  within(words, at + 1, at + reach, kind, at)
export const around = (words: readonly Word[], at: number, reach: number, kind: number) =>
  within(words, at - reach, at + reach, kind, at)
export const count = (words: readonly Word[], kind: number) =>
  words.filter(({ kinds }) => kinds & kind).length

/** "I attune to you": there our name is what therapists do. */
export function isVerb(words: readonly Word[], at: number): boolean {
  const written = words[at]?.written ?? ''
  if (before(words, at, 1, is.by)) return false
  const next = words[at + 1]?.shape
  if (next === 'to' || next === 'wlth') return true
  return (
    /^\p{Ll}+$/u.test(written) &&
    (before(words, at, 1, is.self) || verbal.has(words[at - 1]?.shape ?? ''))
  )
}
const verbal = new Set(['to', 'we', 'they', 'parents', 'partners', 'you', 'who', 'and'])

/** "Here in Kassel" is another place. */
export const isBeforePlace = (words: readonly Word[], at: number): boolean =>
  inside.has(words[at + 1]?.shape ?? '')
const inside = shapesOf('in at im am bei en à a w v в у i på vid te')

function within(words: readonly Word[], from: number, to: number, kind: number, but: number) {
  for (let at = Math.max(0, from); at <= Math.min(to, words.length - 1); at++)
    if (at !== but && (words[at]?.kinds ?? 0) & kind) return true
  return false
}

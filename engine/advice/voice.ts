import type { Ways } from '@attune/content/advice/sentences.ts'
import { fnv1a } from '../numbers/fnv1a.ts'
import { escaped } from './html.ts'

/** Says one thing in one of its ways. */
export type Voice = (ways: Ways) => string

/** Takes a way that the text before did not use; `seed` decides where to begin to look. */
export const voiceOf =
  (seed: string, previous: string): Voice =>
  (ways) => {
    const from = fnv1a(`${seed}:${ways[0]}`) % ways.length
    const turned = [...ways.slice(from), ...ways.slice(0, from)]
    return turned.find((way) => !previous.includes(escaped(way))) ?? ways[0]
  }

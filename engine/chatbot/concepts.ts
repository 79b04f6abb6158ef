import { lifeConcepts } from '@attune/content/chatbot/concepts/life.ts'
import { serviceConcepts } from '@attune/content/chatbot/concepts/service.ts'
import { wordsOf } from './stems.ts'

/**
 * Words and turns of phrase that people use for one thing, under a name in capitals. A word may
 * belong to several; what two texts share through a concept counts less than the very same word.
 */
const concepts: Readonly<Record<string, string>> = { ...serviceConcepts, ...lifeConcepts }

type Way = { stems: readonly string[]; concept: string }

const waysFrom = new Map<string, Way[]>()
for (const [concept, ways] of Object.entries(concepts)) {
  for (const way of ways.split(',')) {
    const stems = wordsOf(way)
    const [first] = stems
    if (first !== undefined)
      waysFrom.set(first, [...(waysFrom.get(first) ?? []), { stems, concept }])
  }
}

/** The concepts that begin at this place of a text, and in how many words each is said. */
export function conceptsAt(
  stems: readonly string[],
  at: number,
): { concept: string; length: number }[] {
  return (waysFrom.get(stems[at]!) ?? [])
    .filter((way) => way.stems.every((stem, i) => stems[at + i] === stem))
    .map(({ concept, stems: said }) => ({ concept, length: said.length }))
}

/** Every stem that the concepts are made of. */
export const conceptStems: readonly string[] = [
  ...new Set([...waysFrom.values()].flat().flatMap(({ stems }) => stems)),
]

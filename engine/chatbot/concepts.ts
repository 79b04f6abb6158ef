import { lifeConcepts } from '@attune/content/chatbot/concepts/life.ts'
import { siteAndTherapyConcepts } from '@attune/content/chatbot/concepts/site-and-therapy.ts'
import { wordsOf } from './stems.ts'

/**
 * Words and turns of phrase that people use for one thing, under a name in capitals. A word may
 * belong to several; what two texts share through a concept counts less than the very same word.
 */
const concepts: Readonly<Record<string, string>> = { ...siteAndTherapyConcepts, ...lifeConcepts }

type Phrase = { stems: readonly string[]; concept: string }

const phrasesByFirst = new Map<string, Phrase[]>()
for (const [concept, phrases] of Object.entries(concepts)) {
  for (const phrase of phrases.split(',')) {
    const stems = wordsOf(phrase)
    const [first] = stems
    if (first !== undefined)
      phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { stems, concept }])
  }
}

/** The concepts that begin at this place of a text, and in how many words each is said. */
export function conceptsAt(
  stems: readonly string[],
  at: number,
): { concept: string; length: number }[] {
  return (phrasesByFirst.get(stems[at] ?? '') ?? [])
    .filter((phrase) => phrase.stems.every((stem, i) => stems[at + i] === stem))
    .map((phrase) => ({ concept: phrase.concept, length: phrase.stems.length }))
}

/** Every stem that the concepts are made of. */
export const conceptStems: readonly string[] = [
  ...new Set([...phrasesByFirst.values()].flat().flatMap(({ stems }) => stems)),
]

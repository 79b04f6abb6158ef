import { fillerWords } from '@attune/content/chatbot/filler-words.ts'
import { conceptStems, conceptsAt } from './concepts.ts'
import { createSpelling } from './spelling.ts'
import { wordsOf } from './stems.ts'

/** What a text consists of (stems, concepts and pairs of stems), each with its weight, 0 to 1.5. */
export type Features = ReadonlyMap<string, number>

const pairWeight = 0.6
const fillerPairWeight = 0.36
/** Words that hold a sentence together say little, but all there is in “who are you?”. */
const fillerWeight = 0.25
const conceptWeight = 1
/** A turn of phrase is surer than a word. */
const perFurtherWord = 0.25

const fillers: ReadonlySet<string> = new Set(wordsOf(fillerWords))

export const isFiller = (stem: string) => fillers.has(stem)
export const isPair = (feature: string) => feature.includes(' ')

/** Reads texts into features; words near to one of `known` in spelling are taken for it. */
export function createReader(known: Iterable<string>): (text: string) => Map<string, number> {
  const spell = createSpelling([...known, ...conceptStems, ...fillers])
  return (text) => {
    const stems = wordsOf(text).map(spell)
    const features = new Map<string, number>()
    const add = (feature: string, weight: number) =>
      features.set(feature, Math.max(features.get(feature) ?? 0, weight))
    stems.forEach((stem, at) => {
      add(stem, isFiller(stem) ? fillerWeight : 1)
      for (const { concept, length } of conceptsAt(stems, at))
        add(concept, conceptWeight + perFurtherWord * Math.min(2, length - 1))
      const next = stems[at + 1]
      if (next === undefined) return
      const isLoose = isFiller(stem) && isFiller(next)
      add(`${stem} ${next}`, isLoose ? fillerPairWeight : pairWeight)
    })
    return features
  }
}

/** The same without pairs, for lists of words in no order. */
export const withoutPairs = (features: Features): Map<string, number> =>
  new Map([...features].filter(([feature]) => !isPair(feature)))

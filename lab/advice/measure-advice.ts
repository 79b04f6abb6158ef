import type { MadeUp } from '../people/people.ts'
import { rules } from './contradictions.ts'
import { type Blindness, daysOf, type Run, seesAll } from './days.ts'
import { firstPartOf, paragraphsOf, wordsIn } from './text.ts'

export const mostWords = 120

export type Measured = {
  runs: number
  /** Paragraphs that stood in the run before. */
  repeated: string[]
  /** Words before the fold: the median and the most. */
  median: number
  longest: number
  /** How often each rule applied, and was broken, with an example. */
  broken: { says: string; applied: number; times: number; example: string }[]
}

/** Holds three days of each person to the rules. */
export function measureAdvice(people: readonly MadeUp[], blind: Blindness = seesAll): Measured {
  const lives = people.map((person) => daysOf(person, blind))
  const runs = lives.flat()
  const words = runs.map(({ text }) => wordsIn(firstPartOf(text))).toSorted((a, b) => a - b)
  return {
    runs: runs.length,
    repeated: lives.flatMap(repeatedIn),
    median: words[Math.floor(words.length / 2)] ?? 0,
    longest: words.at(-1) ?? 0,
    broken: rules.map(({ says, applies, isBroken }) => {
      const applied = runs.filter(({ facts }) => applies(facts))
      const against = applied.filter(isBroken)
      return {
        says,
        applied: applied.length,
        times: against.length,
        example: against[0]?.text ?? '',
      }
    }),
  }
}

function repeatedIn(runs: readonly Run[]): string[] {
  return runs.flatMap(({ text }, at) => {
    const before = new Set(paragraphsOf(runs[at - 1]?.text ?? ''))
    return paragraphsOf(text).filter((one) => before.has(one))
  })
}

export const contradictions = ({ broken }: Measured) =>
  broken.reduce((sum, { times }) => sum + times, 0)

/** Writers that do not know something: the checks have to notice. */
export const blindnesses: Readonly<Record<string, Blindness>> = {
  'forgets the advice before': (facts) => ({ ...facts, previous: '', lastShown: [] }),
  'does not know of the therapist': (facts) => ({ ...facts, care: 'none' }),
  'does not know their life': (facts) => ({
    ...facts,
    circumstances: [],
    intake: { ...facts.intake, sleep: [], daily: [] },
  }),
  'does not know the hour': (facts) => ({ ...facts, moment: { hour: 12, weekday: 1 } }),
  'does not know what helped': (facts) => ({
    ...facts,
    tried: facts.tried.map((one) => ({ ...one, helped: true })),
  }),
}

import type { Care } from '@attune/content/advice/care.ts'
import { emotions, type Feeling } from '@attune/content/emotions/emotions.ts'
import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import {
  type Circumstance,
  circumstances,
  type Mood,
  moods,
} from '@attune/contract/recommendations.ts'
import { seededRandom } from '@attune/engine/numbers/seeded-random.ts'
import type { RecentWriting } from '@attune/engine/recommendations/recent-writing.ts'
import { nothingWritten } from '@attune/engine/recommendations/recent-writing.ts'
import { patientSays } from '@attune/engine/testing/answers.ts'

type Answers = ReturnType<typeof patientSays>
type Ticked = Parameters<typeof patientSays>[0]

/** Someone made up, with all that advice and activities are given of a person. */
export type MadeUp = {
  id: string
  name: string
  answers: Answers
  circumstances: readonly Circumstance[]
  writing: RecentWriting
  moods: readonly Mood[]
  helped: readonly string[]
  /** Where they stand with help on each of three days: it only ever moves on. */
  care: readonly [Care, Care, Care]
}

type Random = () => number

const single = new Set(['since', 'thoughts'])
/** How many choices of a question people tick at most. */
const most: Readonly<Record<string, number>> = {
  brings: 4,
  life: 3,
  feelings: 5,
  sleep: 2,
  daily: 4,
}
const courses: readonly MadeUp['care'][] = [
  ['none', 'none', 'none'],
  ['none', 'wrote-today', 'in-contact'],
  ['wrote-today', 'in-contact', 'in-contact'],
  ['in-contact', 'in-contact', 'in-therapy'],
]

/** The same seed, the same people. One in ten has answered nothing. */
export function makePeople(count: number, seed: number): MadeUp[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => makePerson(random, `person-${i}`))
}

function makePerson(random: Random, id: string): MadeUp {
  const ticked = random() < 0.1 ? {} : ticks(random)
  const inTherapy = ticked.earlier?.includes('now')
  return {
    id,
    name: pick(random, ['Maya Lin', 'Tom', '', 'Noor El Amin', 'José García', 'x1']),
    answers: patientSays(ticked),
    circumstances: some(random, circumstances, 4),
    writing: random() < 0.5 ? nothingWritten : written(random),
    moods: Array.from({ length: Math.floor(random() * 6) }, () => pick(random, moods)),
    helped: random() < 0.3 ? ['Breathe around a box'] : [],
    care: inTherapy ? ['in-therapy', 'in-therapy', 'in-therapy'] : pick(random, courses),
  }
}

function ticks(random: Random): Ticked {
  const entries = patientQuestions.map((question) => {
    const codes = question.choices.flatMap((choice) => ('open' in choice ? [] : [choice.code]))
    const atMost = single.has(question.key) ? 1 : (most[question.key] ?? 3)
    return [question.key, some(random, codes, atMost)] as const
  })
  return Object.fromEntries(entries) as Ticked
}

function written(random: Random): RecentWriting {
  const felt = emotions.filter((one): one is Feeling => one !== 'neutral')
  const entries = 1 + Math.floor(random() * 6)
  const concerns = some(random, concernSlugs, 3).map((concern) => ({ concern, entries: 1 }))
  return { entries, concerns, feelings: some(random, felt, 3) }
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

function some<T>(random: Random, list: readonly T[], atMost: number): T[] {
  const rest = [...list]
  const count = Math.floor(random() * (atMost + 1))
  return Array.from({ length: count }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

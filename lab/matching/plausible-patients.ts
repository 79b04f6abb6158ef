import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import { patientSays } from '@attune/engine/testing/answers.ts'

type Random = () => number
type Ticked = { -readonly [K in keyof Intake]?: string[] }

/** Why someone comes, and how many of a hundred; made up, but as people might come. */
const reasons: readonly [kind: string, parts: number, ticks: Ticked][] = [
  ['child', 10, { clients: ['children'] }],
  ['not wanting to live', 8, { thoughts: ['life'], brings: ['low-mood'] }],
  ['trauma', 10, { life: ['frightening'] }],
  ['grief', 9, { life: ['loss'] }],
  ['eating', 5, { brings: ['eating'] }],
  ['psychosis', 2, { brings: ['voices'] }],
  ['bipolar', 3, { brings: ['swings'] }],
  ['OCD', 5, { brings: ['rituals'] }],
  ['addiction', 5, { brings: ['substances'] }],
  ['couple', 5, { life: ['love'], clients: ['couples'] }],
  ['worry', 10, { brings: ['worry'] }],
  ['low mood', 9, { brings: ['low-mood'] }],
  ['burnout', 6, { brings: ['overload'], life: ['work'] }],
  ['sleep', 5, { brings: ['sleep'] }],
  ['focus', 4, { brings: ['focus'] }],
  ['loneliness', 4, { brings: ['alone'] }],
]

export type PlausiblePatient = { id: string; kind: string; ticked: Ticked; intake: Intake }

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

function some(random: Random, key: keyof Intake, least: number, most: number): string[] {
  const { choices } = patientQuestions.find((question) => question.key === key)!
  const rest = choices.filter((choice) => !('open' in choice)).map(({ code }) => code as string)
  const count = least + Math.floor(random() * (most - least + 1))
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

/** Where people are, and what they speak, is as somewhere in the directory: there they look for help. */
export function makePatient(
  random: Random,
  id: string,
  directory: readonly Candidate[],
): PlausiblePatient {
  const [kind, ticks] = drawReason(random)
  const { codes } = pick(random, directory).practice
  const format = pick(random, [
    ['video'],
    ['video'],
    ['video'],
    ['in-person'],
    ['video', 'phone'],
    [],
  ])
  const often = <T>(probability: number, list: T[]): T[] => (random() < probability ? list : [])
  const common: Ticked = {
    feelings: some(random, 'feelings', 0, 4),
    sleep: some(random, 'sleep', 0, 2),
    daily: some(random, 'daily', 0, 3),
    goals: some(random, 'goals', 0, 3),
    approach: often(0.4, some(random, 'approach', 1, 2)),
    style: often(0.5, some(random, 'style', 1, 2)),
    hours: often(0.6, some(random, 'hours', 1, 2)),
    ease: often(0.35, [pick(random, ['woman', 'woman', 'man', 'lgbtq', 'years-5', 'cultures'])]),
    clients: often(0.5, ['adults']),
    format,
    language: often(0.85, codes.language.filter((code) => code !== 'other').slice(0, 1)),
    country: often(0.85, codes.country.filter((code) => code !== 'other').slice(0, 1)),
  }
  const ticked = { ...common, ...ticks }
  return {
    id,
    kind,
    ticked,
    intake: readIntake(patientSays(ticked as Parameters<typeof patientSays>[0])),
  }
}

function drawReason(random: Random): [string, Ticked] {
  let left = random() * reasons.reduce((sum, [, parts]) => sum + parts, 0)
  for (const [kind, parts, ticks] of reasons) {
    left -= parts
    if (left < 0) {
      const more: Ticked =
        kind === 'child' ? { ...ticks, brings: some(random, 'brings', 1, 1) } : { ...ticks }
      return [kind, more]
    }
  }
  throw new Error('unreachable')
}

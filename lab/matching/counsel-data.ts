import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ConcernSlug } from '@attune/content/questionnaires/concerns.ts'
import { concernsOfAnswers } from '@attune/content/questionnaires/concerns-of-answers.ts'
import { firstWords } from '@attune/contract/questionnaires.ts'
import { type Spoken, spokenOf } from '@attune/engine/matching/spoken-of.ts'
import { type Intake, readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { Practice } from '@attune/engine/questionnaires/read-practice.ts'
import { patientSays, therapistSays } from '@attune/engine/testing/answers.ts'
import { concernsOfTopic } from '../training/label-map.ts'

/** A real question and the counsellors who answered it (CounselChat, MIT; ids are hashes). */
export type CounselQuestion = {
  id: number
  text: string
  concerns: ConcernSlug[]
  fold: number
  answers: { counsellor: string; upvotes: number; text: string }[]
}

export function readCounselQuestions(folder: string): CounselQuestion[] {
  const file = readFileSync(join(folder, 'counselchat/questions.jsonl'), 'utf8')
  return file
    .trim()
    .split('\n')
    .map((line) => {
      const { id, title, text, topics, fold, answers } = JSON.parse(line)
      return {
        id,
        text: `${title}\n${text}`,
        concerns: [
          ...new Set<ConcernSlug>(topics.flatMap((t: string) => concernsOfTopic[t] ?? [])),
        ],
        fold,
        answers,
      }
    })
}

/** What one counsellor's answers to the other questions say about them. */
export type Profile = {
  _id: string
  practice: Practice
  responsiveness: { threads: number; answeredWithin72: number; medianSeconds: null }
  /** What 300 words of their answers speak of, in the place of "How I work". */
  spoken: readonly Spoken[]
  listed: ReadonlySet<ConcernSlug>
  /** By concern, which share of their answers was about it. */
  shares: ReadonlyMap<ConcernSlug, number>
  text: string
  count: number
}

/** A concern is listed once it was answered about twice: once may be chance. */
const listedFrom = 2
const wordsOfProfile = 300
/** Answers given stand for years: what a profile can know of experience here. */
const yearsFrom = [
  [40, 'years-20'],
  [20, 'years-10'],
  [6, 'years-5'],
  [2, 'years-2'],
  [0, 'years-0'],
] as const

export function profilesFrom(questions: readonly CounselQuestion[]): Profile[] {
  const answered = Map.groupBy(
    questions.flatMap((question) =>
      question.answers.map((answer) => ({ ...answer, concerns: question.concerns })),
    ),
    ({ counsellor }) => counsellor,
  )
  return [...answered].map(([_id, answers]) => {
    const times = Map.groupBy(
      answers.flatMap(({ concerns }) => concerns),
      (concern) => concern,
    )
    const listed = [...times].filter(([, list]) => list.length >= listedFrom).map(([slug]) => slug)
    const years = yearsFrom.find(([least]) => answers.length >= least)![1]
    const askedOf = questions.filter(({ concerns }) => concerns.some((one) => listed.includes(one)))
    const ofThese = askedOf.filter((one) => one.answers.some((a) => a.counsellor === _id))
    return {
      _id,
      practice: therapistSays({ specialization: listed, years: [years] }),
      responsiveness: {
        threads: askedOf.length,
        answeredWithin72: ofThese.length,
        medianSeconds: null,
      },
      spoken: spokenOf(firstWords(answers.map(({ text }) => text).join('\n'), wordsOfProfile)),
      listed: new Set(listed),
      shares: new Map([...times].map(([slug, list]) => [slug, list.length / answers.length])),
      text: answers.map(({ text }) => text).join('\n'),
      count: answers.length,
    }
  })
}

/** Someone who ticks the question's concerns and wishes for experience. */
export function intakeFor(concerns: readonly ConcernSlug[]): Intake {
  const ticked: { [key: string]: string[] } = { ease: ['years-10'] }
  for (const concern of concerns)
    for (const [key, choices] of Object.entries(concernsOfAnswers))
      for (const [code, speaks] of Object.entries(choices))
        if ((speaks as Partial<Record<ConcernSlug, number>>)[concern] === 3) {
          ticked[key] = [...(ticked[key] ?? []), code]
        }
  return readIntake(patientSays(ticked as Parameters<typeof patientSays>[0]))
}

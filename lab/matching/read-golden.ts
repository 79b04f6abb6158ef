import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PatientKey, patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Answer, Question } from '@attune/content/questionnaires/question.ts'
import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { Practice } from '@attune/engine/questionnaires/read-practice.ts'
import { patientSays, therapistSays } from '@attune/engine/testing/answers.ts'

/** A constructed case: `order` holds groups of equals, the best first; `left` must not be listed. */
export type GoldenCase = {
  id: string
  family: string
  answers: Answer[]
  therapists: { _id: string; practice: Practice; says: Codes }[]
  asked: Codes
  order: string[][]
  left: string[]
  reason: string
}
export type Codes = { [key: string]: readonly string[] }

export const families = [
  'concerns',
  'specialist',
  'must-haves',
  'approach',
  'clients',
  'style',
  'practical',
  'language',
  'identity',
  'experience',
  'missing',
  'traps',
  'whole-people',
] as const

/** All cases. Throws on a line that says something no questionnaire knows. */
export function readGolden(): GoldenCase[] {
  return families.flatMap((family) =>
    readFileSync(join(import.meta.dirname, `golden/${family}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line, i) => readCase(family, `${family}-${i + 1}`, line)),
  )
}

function readCase(family: string, id: string, line: string): GoldenCase {
  const [asks, ...parts] = line.split(' / ')
  const [order, reason] = parts.splice(-2)
  if (!asks || !order || !reason || parts.length < 2) throw new Error(`${id} is not whole: ${line}`)
  const asked = readCodes(id, asks, patientQuestions)
  const therapists = parts.map((part) => {
    const [, name, says] = /^([a-d]):(.*)$/.exec(part) ?? []
    if (!name) throw new Error(`${id} names nobody in: ${part}`)
    const codes = readCodes(
      id,
      says!.trim().replace(/\bdoes /, 'specialization '),
      therapistQuestions,
    )
    return { _id: name, says: codes, practice: therapistSays(codes as TickedCodes<TherapistKey>) }
  })
  const [listed = '', left = ''] = order.split('|')
  const groups = listed.split('>').map((group) => group.split('=').map((name) => name.trim()))
  const all = [...groups.flat(), ...left.trim().split(' ').filter(Boolean)]
  if (all.toSorted().join() !== therapists.map(({ _id }) => _id).join())
    throw new Error(`${id} does not order everyone once: ${order}`)
  return {
    id,
    family,
    asked,
    answers: patientSays(asked as TickedCodes<PatientKey>),
    therapists,
    order: groups,
    left: left.trim().split(' ').filter(Boolean),
    reason,
  }
}

type TickedCodes<K extends string> = { [key in K]?: never[] }

function readCodes(id: string, text: string, questions: readonly Question[]): Codes {
  const said = text ? text.split(';').map((part) => part.trim().split(' ')) : []
  return Object.fromEntries(
    said.map(([key, codes]) => {
      const known = questions.find((question) => question.key === key)?.choices
      const list = codes?.split(',') ?? []
      const wrong = list.find((code) => !known?.some((choice) => choice.code === code))
      if (!known || list.length === 0 || wrong !== undefined)
        throw new Error(`${id}: no such answer: ${key} ${wrong ?? ''}`)
      return [key!, list]
    }),
  )
}

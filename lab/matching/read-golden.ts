import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PatientKey, patientQuestions } from '@attune/content/questionnaires/patient.ts'
import type { Answer, Question } from '@attune/content/questionnaires/question.ts'
import { type TherapistKey, therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { noPracticeFacts, PracticeFacts } from '@attune/contract/practice-facts.ts'
import { noWishFacts, WishFacts } from '@attune/contract/wish-facts.ts'
import type { Candidate } from '@attune/engine/matching/candidate.ts'
import { spokenOf } from '@attune/engine/matching/spoken-of.ts'
import { patientSays, therapistSays } from '@attune/engine/testing/answers.ts'
import { placeOf } from './golden-places.ts'

/** A constructed case: `order` holds groups of equals, the best first; `left` must not be listed. */
export type GoldenCase = {
  id: string
  family: string
  answers: Answer[]
  facts: WishFacts
  therapists: (Candidate & { says: Codes })[]
  asked: Codes
  order: string[][]
  left: string[]
  reason: string
}
export type Codes = { [key: string]: readonly string[] }

const folder = join(import.meta.dirname, 'golden')

/**
 * The 300 golden cases; referrals by people who knew none of the rules; and further lines that the rules are
 * held to, but that nobody would order otherwise.
 */
export type GoldenSet = 'golden' | 'referrals' | 'further'

export const setOf = (family: string): GoldenSet =>
  family === 'further' ? 'further' : family.startsWith('referrals-') ? 'referrals' : 'golden'

/** One file each. */
export const families: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.slice(0, -'.txt'.length))
  .toSorted()

/** All cases of a set. Throws on a line that says something nobody can say. */
export function readGolden(set: GoldenSet): GoldenCase[] {
  return families
    .filter((family) => setOf(family) === set)
    .flatMap((family) =>
      readFileSync(join(folder, `${family}.txt`), 'utf8')
        .trim()
        .split('\n')
        .map((line, i) => readCase(family, `${family}-${i + 1}`, line)),
    )
}

export function readCase(family: string, id: string, line: string): GoldenCase {
  const [asks, ...parts] = line.split(' / ')
  const [order, reason] = parts.splice(-2)
  if (asks === undefined || !order || !reason || parts.length < 2)
    throw new Error(`${id} is not whole: ${line}`)
  const patient = readParts(id, asks, patientQuestions, wishKeys)
  const therapists = parts.map((part) => {
    const [, name, says] = /^([a-d]):(.*)$/.exec(part) ?? []
    if (!name) throw new Error(`${id} names nobody in: ${part}`)
    const text = says!.trim().replace(/(^|; *)does /, '$1specialization ')
    const { codes, facts } = readParts(id, text, therapistQuestions, practiceKeys)
    const main = facts.mainAreas as string[] | undefined
    const specialization = [...new Set([...(codes.specialization ?? []), ...(main ?? [])])]
    const all = main ? { ...codes, specialization } : codes
    const stated = Object.keys(facts).length > 0
    return {
      _id: name,
      says: all,
      practice: therapistSays(all as TickedCodes<TherapistKey>),
      ...(stated && statedOf(facts)),
    }
  })
  const [listed = '', left = ''] = order.split('|')
  const groups = listed
    .split('>')
    .map((group) => group.split('=').map((name) => name.trim()))
    .map((group) => group.filter(Boolean))
    .filter((group) => group.length > 0)
  const out = left
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
  const all = [...groups.flat(), ...out]
  if (all.toSorted().join() !== therapists.map(({ _id }) => _id).join())
    throw new Error(`${id} does not order everyone once: ${order}`)
  return {
    id,
    family,
    asked: patient.codes,
    answers: patientSays(patient.codes as TickedCodes<PatientKey>),
    facts: WishFacts.parse({ ...noWishFacts, ...patient.facts }),
    therapists,
    order: groups,
    left: out,
    reason,
  }
}

function statedOf(said: { [name: string]: unknown }) {
  const facts = PracticeFacts.parse({ ...noPracticeFacts, ...said })
  return { facts, spoken: spokenOf(facts.words) }
}

type TickedCodes<K extends string> = { [key in K]?: never[] }

/** How a fact beside the questionnaires is read: its name, and its value out of what was written. */
type FactKeys = { [key: string]: (text: string) => { [name: string]: unknown } }

const listIn = (text: string) => text.split(',').map((one) => one.trim())
const unquoted = (text: string) => text.replace(/^"|"$/g, '')
function amountIn(text: string) {
  const [, amount, to = amount, currency] = /^(\d+)(?:-(\d+))?-([A-Z]{3})$/.exec(text) ?? []
  if (!amount) throw new Error(`No amount: ${text}`)
  return { from: Number(amount), to: Number(to), currency: currency! }
}

const wishKeys: FactKeys = {
  region: (text) => ({ region: text }),
  place: (text) => ({ place: placeOf(text) }),
  distance: (text) => ({ distanceKm: Number(text) }),
  matters: (text) => ({ matters: listIn(text) }),
  budget: (text) => ({ budget: { most: amountIn(text).to, currency: amountIn(text).currency } }),
  payer: (text) => ({ payer: unquoted(text) }),
  says: (text) => ({ firstWords: unquoted(text) }),
  relaxed: (text) => ({ relaxed: listIn(text) }),
}

const practiceKeys: FactKeys = {
  main: (text) => ({ mainAreas: listIn(text) }),
  regions: (text) => ({ regions: listIn(text) }),
  place: (text) => ({ place: placeOf(text) }),
  limits: (text) => ({ limits: listIn(text) }),
  fee: (text) => ({ fee: amountIn(text) }),
  payers: (text) => ({ payers: listIn(unquoted(text)) }),
  sliding: () => ({ slidingScale: true }),
  words: (text) => ({ words: unquoted(text) }),
}

/** Semicolons inside quotation marks part nothing. */
const partsIn = (text: string) => text.match(/(?:"[^"]*"|[^;])+/g) ?? []

function readParts(id: string, text: string, questions: readonly Question[], known: FactKeys) {
  const codes: Codes = {}
  let facts: { [name: string]: unknown } = {}
  for (const part of partsIn(text)) {
    const [, key = '', value = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(part) ?? []
    const choices = questions.find((question) => question.key === key)?.choices
    if (choices) {
      const list = listIn(value)
      const wrong = list.find((code) => !choices.some((choice) => choice.code === code))
      if (wrong !== undefined) throw new Error(`${id}: no such answer: ${key} ${wrong}`)
      codes[key] = list
    } else if (known[key]) facts = { ...facts, ...known[key](value) }
    else throw new Error(`${id}: no such question: ${key}`)
  }
  return { codes, facts }
}

import { matchTexts } from '@attune/content/matching/texts.ts'
import type { MatchOverview } from '@attune/contract/matching.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { joinWords } from '../wording/join-words.ts'
import type { Ask } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { codesOf, type Field, held } from './fields.ts'
import { rules } from './rules.ts'

/** What a candidate has to hold in one field, so a blank never passes. Plain JSON. */
export type MustHave = {
  label: string
  /** What it asks for, inside a sentence. */
  except: string
  field: Field
  need: 'any' | 'all'
  codes: readonly string[]
}

/** The patient's must-haves. One whose wish was left open asks for nothing and is dropped. */
export function readMustHaves(intake: Intake, asks: readonly Ask[]): MustHave[] {
  return intake.must.flatMap((code) => {
    const label = patientChoice('must', code).label
    if (code === 'licence') return licenceIn(intake.country, label)
    if (code === 'concerns') return specialtyIn(asks, label)
    const ask = asks.find(({ key }) => key === code)
    return ask ? [{ label, ...wholly(ask) }] : []
  })
}

export function missingFrom(mustHaves: readonly MustHave[], candidate: Candidate): MustHave[] {
  return mustHaves.filter(({ field, need, codes }) => {
    const has = held(candidate, field)
    return need === 'any'
      ? !codes.some((code) => has.includes(code))
      : !codes.every((code) => has.includes(code))
  })
}

/** How many stand behind a list. `onlyBy`: whom each must-have alone keeps out. */
export type Tally = { total: number; eligible: number; unavailable: number; onlyBy: number[] }

/** In the words of the wire; the must-have that keeps most others out first. */
export function overviewOf(mustHaves: readonly MustHave[], tally: Tally): MatchOverview {
  const { total, eligible, unavailable, onlyBy } = tally
  const blocked = mustHaves
    .map(({ label, except }, i) => ({ mustHave: label, except, without: eligible + onlyBy[i]! }))
    .filter(({ without }) => without > eligible)
    .toSorted((a, b) => b.without - a.without)
  return { total, eligible, unavailable, blocked }
}

type Test = Omit<MustHave, 'label'>

/** Every wish of a factor wholly met, or one of its alternatives. */
function wholly({ key, wishes }: Ask): Test {
  const { field, mode, whole, credit } = rules[key]
  const need = mode === 'any' ? 'any' : 'all'
  const codes = codesOf(field).filter((code) =>
    wishes.some((wish) => credit(wish.code, code) === whole),
  )
  return { except: listed(wishes, need), field, need, codes }
}

function licenceIn(countries: Intake['country'], label: string): MustHave[] {
  if (countries.length === 0) return []
  const names = countries.map((code) => ({ brief: patientChoice('country', code).label }))
  const except = matchTexts.licenceIn(listed(names, 'any'))
  return [{ label, except, field: 'country', need: 'any', codes: countries }]
}

/** One that is listed is enough, as the label says. */
function specialtyIn(asks: readonly Ask[], label: string): MustHave[] {
  const wishes = asks
    .filter(({ key }) => key === 'concerns' || key === 'specialist')
    .flatMap((ask) => ask.wishes)
  if (wishes.length === 0) return []
  const codes = wishes.map(({ code }) => code)
  const except = matchTexts.specialtyIn(listed(wishes, 'any'))
  return [{ label, except, field: 'specialization', need: 'any', codes }]
}

const listed = (wishes: readonly { brief: string }[], need: MustHave['need']) =>
  joinWords(
    wishes.map(({ brief }) => brief),
    need === 'any' ? 'or' : 'and',
  )

import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import type { Ask } from './asks.ts'
import { rules } from './rules.ts'
import { scoreAsk, wishCredit } from './score.ts'

export type MustHave = { label: string; isMet(practice: Practice): boolean }

/** The patient's must-haves. One whose wish was left open asks for nothing and is dropped. */
export function readMustHaves(intake: Intake, asks: readonly Ask[]): MustHave[] {
  return intake.must.flatMap((code) => {
    const isMet = code === 'licence' ? licenceIn(intake.country) : wishMet(asks, code)
    return isMet ? [{ label: patientChoice('must', code).label, isMet }] : []
  })
}

export function missingFrom(mustHaves: readonly MustHave[], practice: Practice): MustHave[] {
  return mustHaves.filter(({ isMet }) => !isMet(practice))
}

function licenceIn(countries: Intake['country']): MustHave['isMet'] | null {
  if (countries.length === 0) return null
  return ({ codes }) => countries.some((country) => codes.country.includes(country))
}

/** Wholly met, so a blank never passes; of concerns, one that is listed is enough, as its label says. */
function wishMet(asks: readonly Ask[], code: string): MustHave['isMet'] | null {
  const ask = asks.find(({ key }) => key === code)
  if (!ask) return null
  if (code !== 'concerns') return (practice) => scoreAsk(ask, practice) === 1
  const { concerns } = rules
  return (practice) =>
    ask.wishes.some((wish) => wishCredit(concerns, wish, concerns.answers(practice)) === 1)
}

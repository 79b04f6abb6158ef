import type { FactorKey } from '@attune/contract/matching.ts'
import { columnsOf } from './directory-layout.ts'
import { codesOf } from './fields.ts'
import type { Query } from './match.ts'
import { type Rule, rules } from './rules.ts'

/** `value` for everyone who is in any of these columns. Every rule of codes is a sum of such terms. */
export type Term = { columns: readonly number[]; value: number }

/** What everyone who passes is in: in any of these columns. */
export type Passed = readonly number[]

/**
 * The points of a plan, in its parts of a point; what equal columns earn is one term. A wish earns what
 * the best answer earns for it, so the least credit there is for any answer that earns at least that, what
 * the next one has more for any that earns at least that, and so on. Alternatives are one wish for all
 * they name.
 */
export function termsOf({ asks, steps, of }: Query['plan']): Term[] {
  if (100 * of > maxSum) throw new RangeError('The points of this plan do not fit 31 bits')
  const terms = new Map<string, Term>()
  for (const [i, { key, wishes }] of asks.entries()) {
    const groups = rules[key].mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
    for (const group of groups)
      for (const { columns, credit } of creditsOf(
        key,
        group.map(({ code }) => code),
      ))
        addTerm(terms, columns, credit * steps[i]! * group[0]!.weight)
  }
  return [...terms.values()]
}

function addTerm(terms: Map<string, Term>, columns: readonly number[], value: number) {
  if (value === 0) return
  const place = columns.join()
  const known = terms.get(place)
  if (known) known.value += value
  else terms.set(place, { columns, value })
}

const maxSum = 2 ** 31 - 1

/** Whoever passes the tests has earned this term. */
export const isGiven = ({ columns }: Term, passed: readonly Passed[]): boolean =>
  passed.some((any) => any.every((column) => columns.includes(column)))

/** Columns and whose they are: the place of a term or of a test. */
type Part = { columns: readonly number[]; whose: number }

/**
 * Columns two at a time, as steps of three numbers that a loop can take without a loop inside: a column,
 * another or the same again, and whose they are, or -1 where more of the same part follow.
 */
export function stepsOf(parts: readonly Part[]): Int32Array {
  const steps: number[] = []
  for (const { columns, whose } of parts)
    for (let c = 0; c < columns.length; c += 2)
      steps.push(columns[c]!, columns[c + 1] ?? columns[c]!, c + 2 < columns.length ? -1 : whose)
  return Int32Array.from(steps)
}

/** How many numbers are one step. */
export const stepSize = 3

/** What being in any of some columns earns more than what has been said before of other columns. */
type Credit = { columns: readonly number[]; credit: number }

const known = new Map<string, readonly Credit[]>()

/** Of alternatives, or of one wish. Wishes are choices of ours, so there are few. */
function creditsOf(key: FactorKey, wishes: readonly string[]): readonly Credit[] {
  if (wishes.length > 1) return makeCredits(rules[key], wishes)
  const place = `${key} ${wishes[0]}`
  const found = known.get(place) ?? makeCredits(rules[key], wishes)
  known.set(place, found)
  return found
}

function makeCredits({ fields, credit, looksAt }: Rule, wishes: readonly string[]): Credit[] {
  const earned = fields.flatMap((field, level) =>
    codesOf(field)
      .filter((code) => !looksAt || looksAt(code))
      .map((code) => ({
        columns: columnsOf([field], [code]),
        credit: Math.max(...wishes.map((wish) => credit(wish, code, level as 0 | 1 | 2))),
      })),
  )
  const steps = [...new Set(earned.map((one) => one.credit))].filter((one) => one > 0)
  return steps
    .toSorted((a, b) => a - b)
    .map((least, i, all) => ({
      columns: earned.filter((one) => one.credit >= least).flatMap(({ columns }) => columns),
      credit: least - (all[i - 1] ?? 0),
    }))
}

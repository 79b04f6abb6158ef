import type { FactorKey } from '@attune/contract/matching.ts'
import { type CodeSet, codeSet, columnsOf, firstColumn, nobodyColumn } from './directory-layout.ts'
import { codesOf, type Field } from './fields.ts'
import type { Query } from './match.ts'
import type { MustHave } from './must-haves.ts'
import { type Rule, rules } from './rules.ts'

/** A set of codes, and their columns. */
type Codes = { field: Field; set: CodeSet; columns: readonly number[] }

/** `value` for everyone who has any code of a set. Every rule is a sum of such terms. */
export type Term = Codes & { value: number }

/** Fails whoever has no code of a set, or lacks any where all are needed. */
export type Test = Codes & { need: MustHave['need'] }

export function testsOf(mustHaves: readonly MustHave[]): Test[] {
  return mustHaves.map(({ field, codes, need }) => {
    const set = codeSet(field, codes)
    const isForNobody = need === 'any' && set === 0
    return { field, set, columns: isForNobody ? [nobodyColumn] : columnsOf(field, set), need }
  })
}

/**
 * The points of a plan, in its parts of a point; what equal sets earn is one term. A wish earns what
 * the best answer earns for it, so one part for any answer that earns at least one, another for any
 * that earns at least two, and so on. Alternatives are one wish for all they name.
 */
export function termsOf({ asks, steps, of }: Query['plan']): Term[] {
  if (100 * of > maxSum) throw new RangeError('The points of this plan do not fit 31 bits')
  const terms = new Map<number, Term>()
  for (const [i, { key, wishes }] of asks.entries()) {
    const { mode, whole } = rules[key]
    const groups = mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
    for (const group of groups)
      for (let credit = 1; credit <= whole; credit++) {
        const set = group.reduce((all, { code }) => all | earning(key, code)[credit]!, 0)
        addTerm(terms, rules[key].field, set, steps[i]! * group[0]!.weight)
      }
  }
  return [...terms.values()]
}

function addTerm(terms: Map<number, Term>, field: Field, set: CodeSet, value: number) {
  if (set === 0 || value === 0) return
  const place = firstColumn(field) * 2 ** 32 + set
  const known = terms.get(place)
  if (known) known.value += value
  else terms.set(place, { field, set, columns: columnsOf(field, set), value })
}

const maxSum = 2 ** 31 - 1

/** Whoever passes the tests has earned this term. */
export function isGiven({ field, set }: Term, tests: readonly Test[]): boolean {
  return tests.some(
    (test) =>
      test.field === field &&
      (test.need === 'any' ? (test.set & ~set) === 0 : (test.set & set) !== 0),
  )
}

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

const known = new Map<FactorKey, Map<string, readonly CodeSet[]>>()

/** By credit, the codes that earn at least that for a wish; wishes are choices of ours, so few. */
function earning(key: FactorKey, wish: string): readonly CodeSet[] {
  const ofKey = known.get(key) ?? new Map<string, readonly CodeSet[]>()
  known.set(key, ofKey)
  const found = ofKey.get(wish) ?? setsOf(rules[key], wish)
  ofKey.set(wish, found)
  return found
}

function setsOf({ field, whole, credit, looksAt = () => true }: Rule, wish: string): CodeSet[] {
  const codes = codesOf(field).filter(looksAt)
  return Array.from({ length: whole + 1 }, (_, least) =>
    codeSet(
      field,
      codes.filter((code) => credit(wish, code) >= least),
    ),
  )
}

import type { FactorKey } from '@attune/contract/matching.ts'
import type { Ask } from './asks.ts'
import { maskOf, wordOf } from './directory-layout.ts'
import { codesOf } from './fields.ts'
import type { Query } from './match.ts'
import type { MustHave } from './must-haves.ts'
import { rules } from './rules.ts'

/** `value` for every row that has any bit of `mask` in its word. Every rule is a sum of such terms. */
export type Term = { word: number; mask: number; value: number }

/** Fails a row that lacks all bits of `mask`, or any where all are needed. */
export type Test = { word: number; mask: number; need: MustHave['need'] }

export function testsOf(mustHaves: readonly MustHave[]): Test[] {
  return mustHaves.map(({ field, codes, need }) => ({
    word: wordOf(field),
    mask: maskOf(field, codes),
    need,
  }))
}

/** Up to four terms of one word, and the most that all groups after this one can bring. */
export type TermGroup = { word: number; own: Term[]; left: number }

/** The group that can bring most first, so that most rows are out of the race after one or two. */
export function termGroups(plan: Query['plan']): TermGroup[] {
  const terms = termsOf(plan).toSorted((a, b) => b.value - a.value)
  const groups: { word: number; own: Term[] }[] = []
  for (const term of terms) {
    const open = groups.find(({ word, own }) => word === term.word && own.length < together)
    if (open) open.own.push(term)
    else groups.push({ word: term.word, own: [term] })
  }
  groups.sort((a, b) => sumOf(b.own) - sumOf(a.own))
  let left = sumOf(terms)
  return groups.map(({ word, own }) => {
    left -= sumOf(own)
    return { word, own, left }
  })
}

/** As many terms as one reading of a column adds up. */
const together = 4

const sumOf = (terms: readonly Term[]) => terms.reduce((total, { value }) => total + value, 0)

/** The points of a plan, in its parts of a point; equal masks are one term. */
function termsOf({ asks, steps, of }: Query['plan']): Term[] {
  if (100 * of > maxSum) throw new RangeError('The points of this plan do not fit 31 bits')
  const terms = new Map<number, Term>()
  for (let i = 0; i < asks.length; i++)
    for (const { word, mask, value } of termsOfAsk(asks[i]!, steps[i]!)) {
      if (mask === 0 || value === 0) continue
      const place = word * 2 ** 31 + mask
      terms.set(place, { word, mask, value: value + (terms.get(place)?.value ?? 0) })
    }
  return [...terms.values()]
}

const maxSum = 2 ** 31 - 1

/**
 * A wish earns what the best answer earns for it: the first credit for any answer that earns at least
 * that, the difference to the next for any that earns at least the next, and so on. Alternatives are
 * one wish for all they name.
 */
function termsOfAsk({ key, wishes }: Ask, step: number): Term[] {
  const { word, bits } = looks.get(key)!
  const terms: Term[] = []
  const groups = rules[key].mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
  for (const group of groups) {
    const credits = group.map(({ code }) => creditsOf(key, code))
    /** By credit, the answers that earn just that. */
    const earning: number[] = []
    for (let i = 0; i < bits.length; i++) {
      let best = 0
      for (const list of credits) best = Math.max(best, list[i]!)
      while (earning.length <= best) earning.push(0)
      earning[best]! |= bits[i]!
    }
    let mask = 0
    for (let level = earning.length - 1, lower = level - 1; level > 0; level = lower--) {
      while (lower > 0 && earning[lower] === 0) lower--
      mask |= earning[level]!
      terms.push({ word, mask, value: step * group[0]!.weight * (level - lower) })
    }
  }
  return terms
}

/** Of each factor the codes it looks at, and their bits in the word of its field. */
const looks = new Map(
  (Object.keys(rules) as FactorKey[]).map((key) => {
    const { field, looksAt = () => true } = rules[key]
    const codes = codesOf(field).filter(looksAt)
    return [key, { word: wordOf(field), codes, bits: codes.map((code) => maskOf(field, [code])) }]
  }),
)

const knownCredits = new Map<FactorKey, Map<string, readonly number[]>>()

/** What each code that the factor looks at earns for a wish; wishes are choices of ours, so few. */
function creditsOf(key: FactorKey, wish: string): readonly number[] {
  const ofKey = knownCredits.get(key) ?? new Map<string, readonly number[]>()
  knownCredits.set(key, ofKey)
  const known = ofKey.get(wish)
  if (known) return known
  const credits = looks.get(key)!.codes.map((code) => rules[key].credit(wish, code))
  ofKey.set(wish, credits)
  return credits
}

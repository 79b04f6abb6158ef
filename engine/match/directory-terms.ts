import type { Ask } from './asks.ts'
import { maskOf, wordCount, wordOf } from './directory-layout.ts'
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

/** The terms of one word, and the most that the words after it can bring. */
export type WordTerms = { word: number; own: Term[]; left: number }

/** The word that can bring most first. */
export function termsByWord(plan: Query['plan']): WordTerms[] {
  const terms = termsOf(plan)
  const words = Array.from({ length: wordCount }, (_, word) => ({
    word,
    own: terms.filter((term) => term.word === word),
  }))
    .filter(({ own }) => own.length > 0)
    .toSorted((a, b) => sumOf(b.own) - sumOf(a.own))
  return words.map((one, i) => ({ ...one, left: sumOf(words.slice(i + 1).flatMap((w) => w.own)) }))
}

const sumOf = (terms: readonly Term[]) => terms.reduce((total, { value }) => total + value, 0)

/** The points of a plan, in its parts of a point; equal masks are one term. */
function termsOf({ asks, steps, of }: Query['plan']): Term[] {
  if (100 * of > maxSum) throw new RangeError('The points of this plan do not fit 31 bits')
  const terms = new Map<string, Term>()
  for (const [i, ask] of asks.entries())
    for (const { word, mask, value } of termsOfAsk(ask, steps[i]!)) {
      if (mask === 0 || value === 0) continue
      const known = terms.get(`${word} ${mask}`)
      terms.set(`${word} ${mask}`, { word, mask, value: value + (known?.value ?? 0) })
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
  const { field, mode, credit, looksAt = () => true } = rules[key]
  const codes = codesOf(field).filter(looksAt)
  const groups = mode === 'any' ? [wishes] : wishes.map((wish) => [wish])
  return groups.flatMap((group) => {
    const credits = codes.map((code) => Math.max(...group.map((wish) => credit(wish.code, code))))
    const levels = [...new Set(credits)].filter((level) => level > 0).sort((a, b) => a - b)
    return levels.map((level, i) => ({
      word: wordOf(field),
      mask: maskOf(
        field,
        codes.filter((_, at) => credits[at]! >= level),
      ),
      value: step * group[0]!.weight * (level - (levels[i - 1] ?? 0)),
    }))
  })
}

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../testing/property.ts'
import { createBound } from './directory-bound.ts'
import { columnCount, pageRows } from './directory-layout.ts'
import type { Term } from './directory-terms.ts'

/** Without bias, which is towards words of few bits. */
const anyWord = fc.noBias(fc.noShrink(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })))
const anyPage = fc.noShrink(fc.array(anyWord, { minLength: columnCount, maxLength: columnCount }))
const anyTerms: fc.Arbitrary<Term[]> = fc.array(
  fc.record({
    columns: fc.uniqueArray(fc.nat(columnCount - 1), { minLength: 1, maxLength: 6 }),
    value: fc.noBias(fc.integer({ min: 1, max: 1e7 })),
  }),
  { maxLength: 12, size: 'max' },
)
/** A page before the one asked about, so that reading from its start would be found out. */
const anyCase = fc.record({
  terms: anyTerms,
  pages: fc.tuple(anyPage, anyPage).map((pages) => Int32Array.from(pages.flat())),
  rows: anyWord,
  /** How much of the whole may be lost, in per cent. */
  parts: fc.noBias(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 })),
})

const places = Array.from({ length: pageRows }, (_, place) => place)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What the row at a place of the second page is worth by each term, and what it loses. */
function rowAt(terms: readonly Term[], pages: Int32Array, place: number) {
  const has = ({ columns }: Term) =>
    columns.some((column) => (pages[columnCount + column]! >>> place) & 1)
  const lost = terms.filter((term) => !has(term)).map(({ value }) => value)
  return { points: sum(terms.filter(has).map(({ value }) => value)), lost }
}

test('a bound leaves whoever loses no more units than may be lost, and nobody else', () => {
  forAny(anyCase, ({ terms, pages, rows, parts }) => {
    const bound = createBound(terms, [], () => 0.5)
    const total = sum(terms.map(({ value }) => value))
    const all = places.map((place) => rowAt(terms, pages, place))
    for (const part of parts) {
      const slack = Math.floor((part / 100) * total)
      const unit = Math.ceil((slack + 1) / 32)
      const isLeft = all.map(
        ({ lost }) =>
          sum(lost.map((value) => Math.floor(value / unit))) <= Math.floor(slack / unit) &&
          lost.every((value) => value <= slack),
      )
      expect(all.every(({ lost }, place) => isLeft[place] || sum(lost) > slack)).toBe(true)
      const left = places.reduce((word, place) => word | (isLeft[place] ? 1 << place : 0), 0)
      expect(bound.hopeful(pages, columnCount, rows, total - slack)).toBe(left & rows)
    }
  })
})

test('points are those of all terms someone has', () => {
  forAny(anyCase, ({ terms, pages }) => {
    const bound = createBound(terms, [], () => 0.5)
    bound.read(pages, columnCount)
    expect(places.map(bound.pointsAt)).toEqual(
      places.map((place) => rowAt(terms, pages, place).points),
    )
  })
})

test('more points than there are leave nobody', () => {
  const bound = createBound([{ columns: [0], value: 3 }], [], () => 0)
  const page = new Int32Array(columnCount).fill(-1)
  expect(bound.hopeful(page, 0, -1, 3)).toBe(-1)
  expect(bound.hopeful(page, 0, -1, 4)).toBe(0)
})

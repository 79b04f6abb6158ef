import { bitCount } from './bits.ts'
import { closedColumn } from './directory-layout.ts'
import { stepSize, stepsOf, type Test } from './directory-terms.ts'
import type { Tally } from './must-haves.ts'

/** Says of a page who passes all tests, and counts who does and whom one test alone keeps out. */
export function createTests(tests: readonly Test[]) {
  const count = tests.length
  const steps = stepsOf(tests.flatMap(partsOf))
  const failing = new Int32Array(count)
  const onlyBy = new Int32Array(count)
  let eligible = 0
  let unavailable = 0

  return {
    /** Those of the `rows` of the page from `at` on, as bits, who are not closed and pass all tests. */
    pass(pages: Int32Array, at: number, rows: number): number {
      for (let k = 0; k < count; k++) failing[k] = 0
      let some = 0
      for (let s = 0; s < steps.length; s += stepSize) {
        some |= pages[at + steps[s]!]! | pages[at + steps[s + 1]!]!
        const test = steps[s + 2]!
        if (test < 0) continue
        failing[test]! |= ~some
        some = 0
      }
      let failed = 0
      let failedTwice = 0
      for (let k = 0; k < count; k++) {
        failedTwice |= failed & failing[k]!
        failed |= failing[k]!
      }
      const closed = pages[at + closedColumn]! & rows
      const open = rows & ~closed
      const passed = open & ~failed
      const failedOnce = open & failed & ~failedTwice
      eligible += bitCount(passed)
      unavailable += bitCount(closed)
      if (failedOnce !== 0)
        for (let k = 0; k < count; k++) onlyBy[k]! += bitCount(failing[k]! & failedOnce)
      return passed
    },

    /** After all `rows` were asked about. */
    tally: (rows: number): Tally => ({
      total: rows - unavailable,
      eligible,
      unavailable,
      onlyBy: [...onlyBy],
    }),
  }
}

/** Whoever has no column of a part fails its test: where all are needed each column is one. */
const partsOf = ({ need, columns }: Test, whose: number) =>
  need === 'all' ? columns.map((column) => ({ columns: [column], whose })) : [{ columns, whose }]

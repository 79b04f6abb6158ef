import { expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

/**
 * One fold of five. Many phrasings are fragments of two or three words, so expect more of whole
 * questions; what a change does to these figures counts, and they are printed for that.
 */
test('of phrasings left out, more are right than wrong, and BM25 alone is wrong three to four times as often', () => {
  const { ours, bm25 } = leaveOut([0])
  console.table({ ours, bm25 })
  expect(ours.asked).toBeGreaterThan(1_000)
  expect(ours.right / ours.asked).toBeGreaterThan(0.3)
  expect(ours.wrong / ours.asked).toBeLessThan(0.18)
  expect(ours.right).toBeGreaterThan(ours.wrong)
  expect(bm25.wrong).toBeGreaterThan(3.5 * ours.wrong)
}, 60_000)

import type { Rows } from './directory-rows.ts'
import type { Query } from './match.ts'
import { rules } from './rules.ts'
import { earnedOf, payShareOf, wholeOf } from './score.ts'

/** The points that no column tells of: what a session costs, and who pays. */
export function createExtras({ asks, steps }: Query['plan'], rows: Rows) {
  const ofPay = asks.flatMap((ask, i) =>
    rules[ask.key].ofPay ? [{ ask, step: steps[i]!, shareOf: payShareOf(ask) }] : [],
  )
  if (ofPay.length === 0) return { most: 0, at: () => 0 }
  const known = rows.pays.memo((pay) =>
    ofPay.reduce((sum, { ask, step, shareOf }) => sum + step * earnedOf(ask, shareOf(pay)), 0),
  )
  return {
    /** The most anyone can have of them. */
    most: ofPay.reduce((sum, { ask, step }) => sum + step * wholeOf(ask), 0),
    at: (row: number) => known(rows.pay[row]!),
  }
}

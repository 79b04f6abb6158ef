import type { Factor } from '@attune/contract/matching.ts'
import { type Points, type Share, sharePoints } from '@attune/contract/points.ts'
import type { Ask, Wish } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { answerLabels, answersTo, rules } from './rules.ts'
import { type Plan, shareOf, wholeOf, wishCredit } from './score.ts'

const maxNamed = 3

export function pointsOf({ asks, max }: Plan, candidate: Candidate): Points {
  return sharePoints(
    max,
    asks.map((ask) => shareOf(ask, candidate) ?? { earned: 0, of: wholeOf(ask) }),
  )
}

/** The points of a candidate by factor; they add up to exactly the percentage. */
export function explainFactors(plan: Plan, candidate: Candidate): Factor[] {
  const { points } = pointsOf(plan, candidate)
  return plan.asks.map((ask, i) => {
    const share = shareOf(ask, candidate)
    return {
      key: ask.key,
      label: factorLabel(ask, candidate),
      points: points[i]!,
      max: plan.max[i]!,
      weight: ask.weight,
      percent: ask.percent,
      earned: share?.earned ?? 0,
      of: wholeOf(ask),
      state: stateOf(share),
      yours: [...new Set(ask.wishes.flatMap(({ yours }) => yours))],
      theirs: theirAnswers(ask, candidate),
    }
  })
}

/** The wishes of an ask that a candidate does not wholly meet. */
export function unmetWishes({ key, wishes }: Ask, candidate: Candidate): Wish[] {
  const rule = rules[key]
  const answers = answersTo(rule, candidate)
  return wishes.filter((wish) => wishCredit(rule, wish, answers) < rule.whole)
}

function stateOf(share: Share | null): Factor['state'] {
  if (share === null) return 'unknown'
  if (share.earned === share.of) return 'met'
  return share.earned > 0 ? 'partly' : 'unmet'
}

/** What earned the points; where nothing did, what was asked for. */
function factorLabel({ key, wishes }: Ask, candidate: Candidate): string {
  const answers = answersTo(rules[key], candidate)
  const earning = wishes.filter((wish) => wishCredit(rules[key], wish, answers) > 0)
  const names = (earning.length > 0 ? earning : wishes).map(({ brief }) => brief)
  const label = [...new Set(names)].slice(0, maxNamed).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The therapist's answers that earned most for a wish; where none earned anything, all they gave. */
function theirAnswers({ key, wishes }: Ask, candidate: Candidate): string[] {
  const rule = rules[key]
  const answers = answersTo(rule, candidate)
  if (answers.length === 0) return []
  const earning = answers.filter((answer) =>
    wishes.some((wish) => {
      const credit = rule.credit(wish.code, answer)
      return credit > 0 && credit === wishCredit(rule, wish, answers)
    }),
  )
  return answerLabels(rule, candidate, earning.length > 0 ? earning : answers)
}

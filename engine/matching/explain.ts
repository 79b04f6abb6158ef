import { matchTexts } from '@attune/content/matching/texts.ts'
import { type Factor, fewWishes, type Match } from '@attune/contract/matching.ts'
import { type Points, type Share, sharePoints } from '@attune/contract/points.ts'
import type { Ask, Wish } from './asks.ts'
import type { Candidate } from './candidate.ts'
import { payLabels, payOf } from './pay.ts'
import { listed, passes, type Requirement } from './requirements.ts'
import { answerLabels, answersTo, rules } from './rules.ts'
import { earnedOf, type Plan, shareOf, wholeOf, wishCredit } from './score.ts'

const maxNamed = 3

export function pointsOf({ asks, max }: Plan, candidate: Candidate): Points {
  return sharePoints(
    max,
    asks.map((ask) => ({ earned: earnedOf(ask, shareOf(ask, candidate)), of: wholeOf(ask) })),
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
      earned: earnedOf(ask, share),
      of: wholeOf(ask),
      ...(ask.essential && { essential: ask.essential }),
      state: stateOf(share),
      yours: [...new Set(ask.wishes.flatMap(({ yours }) => yours))],
      theirs: theirAnswers(ask, candidate),
    }
  })
}

/** The wishes of an ask that a candidate does not meet; of alternatives none, where one is met. */
export function unmetWishes(ask: Ask, candidate: Candidate): readonly Wish[] {
  const met = metWishes(ask, candidate)
  if (rules[ask.key].mode === 'any' && met.length > 0) return []
  return ask.wishes.filter((wish) => !met.includes(wish))
}

/** Met, however much it earns: who lists what was asked for among many other things lists it. */
function metWishes(ask: Ask, candidate: Candidate): readonly Wish[] {
  const rule = rules[ask.key]
  if (rule.ofPay)
    return (shareOf(ask, candidate)?.earned ?? 0) >= (rule.metFrom ?? 1) ? ask.wishes : []
  const answers = answersTo(rule, candidate)
  return ask.wishes.filter((wish) => answers.some(({ code }) => rule.meets(wish.code, code)))
}

/**
 * Alternatives are one wish; what was only hinted at is none. A need that was let go of is a wish
 * still, also where no factor counts it: the licence, the distance.
 */
export function countWishes(
  { asks }: Plan,
  candidate: Candidate,
  letGo: readonly Requirement[] = [],
): Pick<Match, 'wishes' | 'wishesMet' | 'few' | 'fits' | 'letGo'> {
  const uncounted = letGo.filter(({ key }) => !asks.some((ask) => ask.key === key))
  const unmet = letGo.filter(({ test }) => !passes(test, candidate))
  const counts = asks
    // Counted among the concerns.
    .filter(({ key }) => key !== 'specialist')
    .map((ask) => {
      const wishes = ask.wishes.filter(({ isHint }) => !isHint)
      const met = metWishes(ask, candidate).filter(({ isHint }) => !isHint)
      const most = rules[ask.key].mode === 'any' ? 1 : Number.POSITIVE_INFINITY
      return [Math.min(wishes.length, most), Math.min(met.length, most)] as const
    })
  const kept = uncounted.filter((one) => !unmet.includes(one))
  const wishes = counts.reduce((sum, [all]) => sum + all, uncounted.length)
  const wishesMet = counts.reduce((sum, [, met]) => sum + met, kept.length)
  return {
    wishes,
    wishesMet,
    few: wishes < fewWishes,
    fits: matchTexts.fits(wishesMet, wishes),
    letGo: unmet.map((one) => lacking(one, asks, candidate)),
  }
}

/** Of several that all had to be there, those that are not. */
function lacking({ key, test, except }: Requirement, asks: readonly Ask[], candidate: Candidate) {
  const ask = asks.find((one) => one.key === key)
  if (!ask || test.kind !== 'codes' || test.need !== 'all') return except
  const missing = unmetWishes(ask, candidate)
  return missing.length > 0 ? listed(missing, 'any') : except
}

function stateOf(share: Share | null): Factor['state'] {
  if (share === null) return 'unknown'
  if (share.earned === share.of) return 'met'
  return share.earned > 0 ? 'partly' : 'unmet'
}

/** What earned the points; where nothing did, what was asked for. */
function factorLabel(ask: Ask, candidate: Candidate): string {
  const { key, wishes } = ask
  const answers = answersTo(rules[key], candidate)
  const earning = wishes.filter((wish) => wishCredit(rules[key], wish, answers) > 0)
  const names = (earning.length > 0 ? earning : wishes).map(({ brief }) => brief)
  const label = [...new Set(names)].slice(0, maxNamed).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The therapist's answers that earned most for a wish; where none earned anything, all they gave. */
function theirAnswers(ask: Ask, candidate: Candidate): string[] {
  const { key, wishes } = ask
  const rule = rules[key]
  if (key === 'fee' || key === 'payer')
    return shareOf(ask, candidate) ? payLabels(payOf(candidate)!, key, wishes[0]!.code) : []
  const answers = answersTo(rule, candidate)
  if (answers.length === 0) return []
  const earning = answers.filter(({ code, level }) =>
    wishes.some((wish) => {
      const credit = rule.credit(wish.code, code, level)
      return credit > 0 && credit === wishCredit(rule, wish, answers)
    }),
  )
  return answerLabels(key, candidate, earning.length > 0 ? earning : answers)
}

import type { Factor } from '@attune/contract/matching.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import type { Ask, Wish } from './asks.ts'
import { rules } from './rules.ts'
import { exactPoints, type Plan, percentageOf, scoreAsk, wishCredit } from './score.ts'
import { shareOut } from './share-out.ts'

const maxNamed = 3

/** The points of a practice by factor; they add up to exactly its percentage. */
export function explainFactors(plan: Plan, practice: Practice): Factor[] {
  const scores = plan.asks.map((ask) => scoreAsk(ask, practice))
  const parts = scores.map((score, i) => plan.max[i]! * (score ?? 0))
  const points = shareOut(parts, percentageOf(exactPoints(plan, practice)))
  return plan.asks.map((ask, i) => ({
    key: ask.key,
    label: factorLabel(ask, practice),
    points: points[i]!,
    max: plan.max[i]!,
    state: stateOf(scores[i]!),
    yours: [...new Set(ask.wishes.flatMap(({ yours }) => yours))],
    theirs: theirAnswers(ask, practice),
  }))
}

/** The wishes of an ask that a practice does not wholly meet. */
export function unmetWishes({ key, wishes }: Ask, practice: Practice): Wish[] {
  const answers = rules[key].answers(practice)
  return wishes.filter((wish) => wishCredit(rules[key], wish, answers) < 1)
}

function stateOf(score: number | null): Factor['state'] {
  if (score === null) return 'unknown'
  if (score === 1) return 'met'
  return score > 0 ? 'partly' : 'unmet'
}

/** What earned the points; where nothing did, what was asked for. */
function factorLabel({ key, wishes }: Ask, practice: Practice): string {
  const answers = rules[key].answers(practice)
  const earning = wishes.filter((wish) => wishCredit(rules[key], wish, answers) > 0)
  const names = (earning.length > 0 ? earning : wishes).map(({ brief }) => brief)
  const label = [...new Set(names)].slice(0, maxNamed).join(', ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** The therapist's answers that earned most for a wish; where none earned anything, all they gave. */
function theirAnswers({ key, wishes }: Ask, practice: Practice): string[] {
  const rule = rules[key]
  const answers = rule.answers(practice)
  const earning = answers.filter((answer) =>
    wishes.some((wish) => {
      const credit = rule.credit(wish.code, answer)
      return credit > 0 && credit === wishCredit(rule, wish, answers)
    }),
  )
  return rule.labels(practice, earning.length > 0 ? earning : answers)
}

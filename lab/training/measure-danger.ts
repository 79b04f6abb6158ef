import { gradeText, rank } from '@attune/engine/risk/grade-text.ts'
import { weigh } from '@attune/engine/risk/risk-score.ts'
import { dangerScore } from '@attune/engine/text/danger-head.ts'
import { folds } from './examples.ts'
import { graveWordCount } from './keywords.ts'
import {
  type DangerText,
  dangerTexts,
  everydayComments,
  heldOutSigns,
  isEveryday,
  isGrave,
  type Signs,
  settle,
  settleScore,
  signsOfScore,
} from './learn-danger.ts'
import { auroc, share, withInterval } from './metrics.ts'
import type { Data } from './read-data.ts'
import type { Row } from './report.ts'

/** People of the crisis set, cross-validated by person; the weighing of the signs too is learnt without their fold. */
export function measureDanger(data: Data): Row[] {
  const texts = dangerTexts(data)
  const measured = [
    ...texts.filter(({ kind }) => kind === 'person' || kind === 'stressor'),
    ...everydayComments(data.dev),
  ]
  const learnt = heldOutSigns(texts, texts)
  const signs = heldOutSigns(texts, measured)
  const scores: number[] = []
  const joint: number[] = []
  /** Above it one supportive person in seven of the other folds is flagged: in new ones it may be more. */
  const isOverFifth: boolean[] = []
  for (let fold = 0; fold < folds; fold++) {
    const others = [...texts.keys()].filter((i) => texts[i]!.fold !== fold)
    const known = others.map((i) => texts[i]!)
    const held = others.map((i) => learnt[i]!)
    const settings = settle(held, known)
    const weighing = settleScore(settings, held, known)
    const jointly = (one: Signs, text: DangerText) =>
      weigh(weighing, signsOfScore(settings, one, text))
    const supportive = known
      .map((text, i) => ({ text, score: jointly(held[i]!, text) }))
      .filter(({ text }) => text.level === 'supportive')
      .toSorted((a, b) => b.score - a.score)
    const fifth = supportive[Math.floor(supportive.length / 7)]!.score
    measured.forEach((one, i) => {
      if (one.fold !== fold) return
      scores[i] = dangerScore(settings, signs[i]!.signs, signs[i]!.grave)
      joint[i] = jointly(signs[i]!, one)
      isOverFifth[i] = joint[i]! > fifth
    })
  }
  const people = data.people.length
  const grave = data.people.map(({ level }) => isGrave(level))
  const keywords = data.people.map(({ text }) => graveWordCount(text))
  const flat = data.people.map(() => 0)
  const area = (list: readonly number[]) =>
    withInterval(people, (places) => auroc(list, grave, places))

  const flagged = scores.map((score) => score >= 0)
  const byRules = data.people.map(({ text }) => rank(gradeText(text).grade) >= rank('possible'))
  const among = (list: readonly boolean[], kept: (i: number) => boolean) => {
    const chosen = [...list.keys()].filter(kept).map((i) => list[i]!)
    return withInterval(chosen.length, (places) => share(chosen, places))
  }
  const isSupportive = (i: number) => measured[i]?.level === 'supportive'
  const isGravely = (i: number) => grave[i] === true
  return [
    {
      figure: 'Crisis, people (ideation or worse), AUROC of the score',
      goal: 0.83,
      ours: area(joint.slice(0, people)),
      baselines: {
        'most frequent': area(flat),
        keywords: area(keywords),
        'the model alone': area(scores.slice(0, people)),
      },
    },
    {
      figure: 'Recall of ideation or worse where the score meets few others',
      goal: 0.72,
      ours: among(isOverFifth, isGravely),
      baselines: { 'explicit rules': among(byRules, isGravely) },
    },
    {
      figure: 'there: everyday texts met',
      goal: '≤ 0.01',
      ours: among(isOverFifth, (i) => isEveryday(measured[i]!)),
      baselines: {},
    },
    {
      figure: 'there: supportive people met',
      goal: '≤ 0.20',
      ours: among(isOverFifth, isSupportive),
      baselines: { 'explicit rules': among(byRules, isSupportive) },
    },
    {
      figure: 'Recall of ideation or worse where the model’s check-in begins',
      goal: 'none set',
      ours: among(flagged, isGravely),
      baselines: {},
    },
    {
      figure: 'there: everyday texts met',
      goal: 'none set',
      ours: among(flagged, (i) => isEveryday(measured[i]!)),
      baselines: {},
    },
    {
      figure: 'there: supportive people met',
      goal: 'none set',
      ours: among(flagged, isSupportive),
      baselines: {},
    },
  ]
}

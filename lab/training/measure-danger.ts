import { gradeText, rank } from '@attune/engine/risk/grade-text.ts'
import { dangerScore } from '@attune/engine/text/danger-head.ts'
import { folds } from './examples.ts'
import { graveWordCount } from './keywords.ts'
import {
  dangerTexts,
  everydayComments,
  heldOutSigns,
  isEveryday,
  isGrave,
  settle,
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
  for (let fold = 0; fold < folds; fold++) {
    const others = [...texts.keys()].filter((i) => texts[i]!.fold !== fold)
    const settings = settle(
      others.map((i) => learnt[i]!),
      others.map((i) => texts[i]!),
    )
    measured.forEach((one, i) => {
      if (one.fold === fold) scores[i] = dangerScore(settings, signs[i]!.signs, signs[i]!.grave)
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
  return [
    {
      figure: 'Crisis, people (ideation or worse), AUROC of the model',
      goal: 0.83,
      ours: area(scores.slice(0, people)),
      baselines: { 'most frequent': area(flat), keywords: area(keywords) },
    },
    {
      figure: 'Recall of ideation or worse where the check-in begins',
      goal: 0.72,
      ours: among(flagged, (i) => grave[i] === true),
      baselines: { 'explicit rules': among(byRules, (i) => grave[i] === true) },
    },
    {
      figure: 'there: everyday texts met',
      goal: '≤ 0.01',
      ours: among(flagged, (i) => isEveryday(measured[i]!)),
      baselines: {},
    },
    {
      figure: 'there: supportive people met',
      goal: '≤ 0.20',
      ours: among(flagged, isSupportive),
      baselines: { 'explicit rules': among(byRules, isSupportive) },
    },
  ]
}

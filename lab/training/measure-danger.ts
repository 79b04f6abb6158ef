import { gradeText, rank } from '@attune/engine/risk/grade-text.ts'
import { weigh } from '@attune/engine/risk/risk-score.ts'
import { dangerScore } from '@attune/engine/text/danger-head.ts'
import { folds } from './examples.ts'
import { graveWordCount } from './keywords.ts'
import {
  dangerTexts,
  everydayComments,
  fitDanger,
  fitScore,
  fromTop,
  type HeldOutDanger,
  heldOutDanger,
  isEveryday,
  isGrave,
  signsOfScore,
} from './learn-danger.ts'
import { auroc, share, withInterval } from './metrics.ts'
import type { Data } from './read-data.ts'
import type { Row } from './report.ts'

/** Of one text: the model alone, and the score of model and rules, both as log-odds. */
type Scored = HeldOutDanger & { byModel: number; score: number; isFlagged: boolean }

/** People of the crisis set, cross-validated by person; the weighing of the signs too is learnt without their fold. */
export function measureDanger(data: Data): Row[] {
  const scored = scoreHeldOut(data)
  const people = scored.filter(({ kind }) => kind === 'person')
  const grave = data.people.map(({ level }) => isGrave(level))
  const area = (list: readonly number[]) =>
    withInterval(people.length, (places) => auroc(list, grave, places))
  const byRules = data.people.map(({ text }) => rank(gradeText(text).grade) >= rank('possible'))
  const isSupportive = ({ level }: Scored) => level === 'supportive'
  const isInDanger = ({ level }: Scored) => level !== undefined && isGrave(level)
  const flagged = among(scored, ({ isFlagged }) => isFlagged)
  const checkedIn = among(scored, ({ byModel }) => byModel >= 0)
  const ruled = among(people, (_, i) => byRules[i] === true)
  return [
    {
      figure: 'Crisis, people (ideation or worse), AUROC of the score',
      goal: 0.83,
      ours: area(people.map(({ score }) => score)),
      baselines: {
        'most frequent': area(people.map(() => 0)),
        keywords: area(data.people.map(({ text }) => graveWordCount(text))),
        'the model alone': area(people.map(({ byModel }) => byModel)),
      },
    },
    {
      figure: 'Recall of ideation or worse where the score meets few others',
      goal: 0.72,
      ours: flagged(isInDanger),
      baselines: { 'explicit rules': ruled(isInDanger) },
    },
    everydayRow('≤ 0.01', flagged),
    {
      figure: supportiveMet,
      goal: '≤ 0.20',
      ours: flagged(isSupportive),
      baselines: { 'explicit rules': ruled(isSupportive) },
    },
    {
      figure: 'Recall of ideation or worse where the model’s check-in begins',
      goal: 'none set',
      ours: checkedIn(isInDanger),
      baselines: {},
    },
    everydayRow('none set', checkedIn),
    { figure: supportiveMet, goal: 'none set', ours: checkedIn(isSupportive), baselines: {} },
  ]
}

const supportiveMet = 'there: supportive people met'

const everydayRow = (goal: string, met: ReturnType<typeof among>): Row => ({
  figure: 'there: everyday texts met',
  goal,
  ours: met(isEveryday),
  baselines: {},
})

/** The share of those kept that are met. */
const among =
  (list: readonly Scored[], isMet: (text: Scored, i: number) => boolean) =>
  (isKept: (text: Scored) => boolean) => {
    const chosen = list.map((text, i) => ({ text, met: isMet(text, i) }))
    const met = chosen.filter(({ text }) => isKept(text)).map((one) => one.met)
    return withInterval(met.length, (places) => share(met, places))
  }

function scoreHeldOut(data: Data): Scored[] {
  const texts = dangerTexts(data)
  const learnt = heldOutDanger(texts, texts)
  const measured = heldOutDanger(texts, [
    ...texts.filter(({ kind }) => kind === 'person' || kind === 'stressor'),
    ...everydayComments(data.dev),
  ])
  const scorers = Array.from({ length: folds }, (_, fold) =>
    scorerFrom(learnt.filter((one) => one.fold !== fold)),
  )
  return measured.map((text) => scorers[text.fold]!(text))
}

/** Above the threshold one supportive person in seven of `known` is flagged: of new ones it may be more. */
function scorerFrom(known: readonly HeldOutDanger[]) {
  const settings = fitDanger(known)
  const weighing = fitScore(settings, known)
  const scoreOf = (text: HeldOutDanger) => weigh(weighing, signsOfScore(settings, text))
  const supportive = known.filter(({ level }) => level === 'supportive').map(scoreOf)
  const threshold = fromTop(supportive, supportive.length / 7)
  return (text: HeldOutDanger): Scored => {
    const score = scoreOf(text)
    const byModel = dangerScore(settings, text.signs, text.grave)
    return { ...text, byModel, score, isFlagged: score > threshold }
  }
}

import { namedSince } from '@attune/content/advice/named.ts'
import { toldTexts, type Ways } from '@attune/content/advice/sentences.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { moods as allMoods } from '@attune/contract/recommendations.ts'
import { type Intake, patientChoice } from '../questionnaires/read-intake.ts'
import { isNamed } from '../recommendations/reason.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, list, type Pieces } from './html.ts'
import { isHiding, namedOf } from './named.ts'
import type { Voice } from './voice.ts'

const mostEntryTopics = 2
const mostGoals = 2

/** Everything that was ticked and weighs, in the person's own order, and no more than they said. */
export function told(input: AdviceInput, say: Voice): Pieces {
  const { intake } = input
  const lines = [
    ...answers(intake),
    ...(isHiding(intake) ? [toldTexts.hidden] : []),
    ...entries(input),
    ...moodWeek(input),
    ...bright(input),
  ]
  return lines.length > 0
    ? [
        ...heading(toldTexts.heading),
        ...list(
          'ul',
          lines.map((ways) => say(ways)),
        ),
      ]
    : []
}

function answers(intake: Intake): Ways[] {
  const keys = ['brings', 'life', 'feelings', 'thoughts', 'sleep', 'daily'] as const
  const named = keys.flatMap((key) => {
    const names = namedOf(intake, key)
    return names.length > 0 ? [toldTexts[key](joinWords(names))] : []
  })
  const since = new Map<string, string | null>(Object.entries(namedSince)).get(
    intake.since[0] ?? '',
  )
  return since ? [...named, toldTexts.since(since)] : named
}

function entries({ writing: { entries: count, concerns: found } }: AdviceInput): Ways[] {
  if (count === 0) return []
  const topics = found.flatMap(({ concern }) => topicOf(concern)).slice(0, mostEntryTopics)
  return [
    toldTexts.entries(count === 1 ? 'one entry' : `${count} entries`),
    ...(topics.length > 0 ? [toldTexts.entryTopics(joinWords(topics))] : []),
  ]
}

const topicOf = (concern: ConcernSlug) => (isNamed(concern) ? [concerns[concern].topic] : [])

function moodWeek({ moods }: AdviceInput): Ways[] {
  const counted = allMoods
    .map((mood) => ({ mood, times: moods.filter((one) => one === mood).length }))
    .filter(({ times }) => times > 0)
    .map(({ mood, times }) => toldTexts.mood(mood, times))
  return counted.length > 0 ? [toldTexts.moods(joinWords(counted))] : []
}

/** What they can build on and where they want to go. */
function bright({ intake, helped }: AdviceInput): Ways[] {
  const last = helped.at(-1)
  const hopes = intake.goals
    .slice(0, mostGoals)
    .map((goal) => hopeOf(patientChoice('goals', goal).label))
  return [
    ...(last ? [toldTexts.helpedBefore(last)] : []),
    ...(intake.feelings.includes('hopeful') ? [toldTexts.hopeful] : []),
    ...(intake.feelings.includes('calm') ? [toldTexts.calm] : []),
    ...(intake.earlier.includes('helped') ? [toldTexts.therapyHelped] : []),
    ...(hopes.length > 0 ? [toldTexts.hopes(joinWords(hopes))] : []),
  ]
}

/** The labels are in the person’s own voice. */
const hopeOf = (label: string) =>
  (label.charAt(0).toLowerCase() + label.slice(1)).replace(/\bmyself\b/g, 'yourself')

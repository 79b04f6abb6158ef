import { recapTexts } from '@attune/content/advice/sentences.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { type Mood, moods } from '@attune/contract/recommendations.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { interestsOf } from '../recommendations/interests.ts'
import { isNamed } from '../recommendations/reason.ts'
import type { RecentWriting } from '../recommendations/recent-writing.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'

const mostTopics = 3
const mostFeelings = 2
const mostEntryTopics = 2

/** What the person said, in their own order and no more than they said. */
export function recap(input: AdviceInput): string[] {
  const [course] = input.summary.diagnosis.filter(
    ({ concern, from }) => !concern && from.length > 0,
  )
  const sentences = [
    ...topics(input),
    ...(course ? [course.text] : []),
    ...feelings(input),
    ...entries(input.writing),
    ...moodWeek(input.moods),
  ]
  const answered = Object.values(input.intake).some((codes) => codes.length > 0)
  if (!answered) sentences.push(recapTexts.unanswered)
  return sentences.length > 0 ? sentences : [recapTexts.noTopic]
}

/** A danger has a section of its own and is not listed among other topics. */
function topics(input: AdviceInput): string[] {
  const named = interestsOf(input)
    .filter(({ where }) => where === 'answers')
    .flatMap(({ concern }) => topicOf(concern))
    .slice(0, mostTopics)
  return named.length > 0 ? [recapTexts.topics(named.join('; '))] : []
}

const topicOf = (concern: ConcernSlug) => (isNamed(concern) ? [concerns[concern].topic] : [])

function feelings({ intake }: AdviceInput): string[] {
  const ticked = intake.feelings
    .filter((feeling) => feeling !== 'calm' && feeling !== 'hopeful')
    .slice(0, mostFeelings)
    .map((feeling) => `“${patientChoice('feelings', feeling).label}”`)
  return ticked.length > 0 ? [recapTexts.feelings(joinWords(ticked))] : []
}

function entries({ entries: count, concerns: found }: RecentWriting): string[] {
  if (count === 0) return []
  const named = found.flatMap(({ concern }) => topicOf(concern)).slice(0, mostEntryTopics)
  return [
    recapTexts.entries(count),
    named.length > 0 ? recapTexts.entryTopics(count, joinWords(named)) : recapTexts.noEntryTopics,
  ]
}

function moodWeek(picked: readonly Mood[]): string[] {
  const counted = moods
    .map((mood) => ({ mood, times: picked.filter((one) => one === mood).length }))
    .filter(({ times }) => times > 0)
    .map(({ mood, times }) => recapTexts.mood(mood, times))
  return counted.length > 0 ? [recapTexts.moods(joinWords(counted))] : []
}

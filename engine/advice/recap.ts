import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import { type Mood, moods } from '@attune/contract/recommendations.ts'
import { patientChoice } from '../questionnaires/read-intake.ts'
import { interestsOf } from '../recommendations/interests.ts'
import { isNamed } from '../recommendations/reason.ts'
import type { RecentWriting } from '../recommendations/recent-writing.ts'
import type { AdviceInput } from './advice-input.ts'
import { joined } from './sentences.ts'

const mostTopics = 3
const mostFeelings = 2

/** What the person said, in their own order and no more than they said. */
export function recap(input: AdviceInput): string[] {
  const [course] = input.summary.diagnosis.filter(
    ({ concern, from }) => !concern && from.length > 0,
  )
  const sentences = [
    ...topics(input),
    ...(course ? [course.text] : []),
    ...feelings(input),
    ...written(input.writing),
    ...moodWeek(input.moods),
  ]
  const answered = Object.values(input.intake).some((codes) => codes.length > 0)
  if (!answered)
    sentences.push('You have not answered the questions yet, so much of this is for anyone.')
  return sentences.length > 0
    ? sentences
    : ['Your answers do not point at one thing, so much of this is for anyone.']
}

/** A danger has a section of its own and is not listed among other topics. */
function topics(input: AdviceInput): string[] {
  const named = interestsOf(input)
    .filter(({ where }) => where === 'answers')
    .flatMap(({ concern }) => topicOf(concern))
    .slice(0, mostTopics)
  return named.length > 0 ? [`What came up most in your answers: ${named.join('; ')}.`] : []
}

const topicOf = (concern: ConcernSlug) => (isNamed(concern) ? [concerns[concern].topic] : [])

function feelings({ intake }: AdviceInput): string[] {
  const ticked = intake.feelings
    .filter((feeling) => feeling !== 'calm' && feeling !== 'hopeful')
    .slice(0, mostFeelings)
    .map((feeling) => `“${patientChoice('feelings', feeling).label}”`)
  return ticked.length > 0 ? [`Among the feelings, you ticked ${joined(ticked)}.`] : []
}

function written({ entries, concerns: said }: RecentWriting): string[] {
  if (entries === 0) return []
  const count = entries === 1 ? 'one entry' : `${entries} entries`
  const named = said.flatMap(({ concern }) => topicOf(concern)).slice(0, 2)
  const first = `You wrote ${count} in the last seven days.`
  return named.length > 0
    ? [
        first,
        `To software, ${entries === 1 ? 'it seems' : 'they seem'} to touch on ${joined(named)}; it may be wrong.`,
      ]
    : [first, 'Software could not tell a theme from that.']
}

function moodWeek(picked: readonly Mood[]): string[] {
  const counted = moods
    .map((mood) => ({ mood, times: picked.filter((one) => one === mood).length }))
    .filter(({ times }) => times > 0)
    .map(({ mood, times }) => `‘${mood}’ ${often[times] ?? `${times} times`}`)
  return counted.length > 0 ? [`In the last seven days you picked ${joined(counted)}.`] : []
}

const often: readonly string[] = ['never', 'once', 'twice']

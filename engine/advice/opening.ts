import { type Mood, moods } from '@attune/contract/recommendations.ts'
import { mainConcerns } from '../questionnaires/concern-signals.ts'
import { concerns } from '../questionnaires/concerns.ts'
import type { AdviceInput } from './advice-input.ts'
import { type Pieces, paragraph } from './html.ts'

/** Who made this, when and from what; then what the person themselves said. */
export function opening(input: AdviceInput): Pieces {
  return [
    ...paragraph(
      ...greeting(input.name),
      `This was made by software on ${longDate(input.day)}, from ${sources(input)}.`,
      'No professional has reviewed it, so take what fits and leave the rest.',
    ),
    ...paragraph(...heard(input)),
  ]
}

/** By the first name, where it looks like one. */
function greeting(name = ''): string[] {
  const [first = ''] = name.trim().split(/\s+/)
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? [`Hello ${first}.`] : []
}

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function sources(input: AdviceInput): string {
  const used = [
    hasAnswers(input) && 'your answers to the questions',
    input.moods.length > 0 && 'the moods you picked this week',
  ].filter((one) => one !== false)
  return used.length > 0 ? used.join(' and ') : 'a library of things that help many people'
}

const hasAnswers = ({ intake }: AdviceInput) =>
  Object.values(intake).some((codes) => codes.length > 0)

function heard(input: AdviceInput): string[] {
  const [course] = input.summary.diagnosis.filter(
    ({ concern, from }) => !concern && from.length > 0,
  )
  const sentences = [...topics(input), ...(course ? [course.text] : []), ...moodWeek(input.moods)]
  if (!hasAnswers(input))
    sentences.push('You have not answered the questions yet, so this is for anyone.')
  return [...sentences, 'Here are a few small things you could try.']
}

/** A danger has a section of its own and is not listed among other topics. */
function topics({ concerns: signals }: AdviceInput): string[] {
  const named = mainConcerns(signals)
    .filter(({ concern }) => !concerns[concern].crisis)
    .slice(0, 3)
    .map(({ concern }) => concerns[concern].topic)
  return named.length > 0 ? [`What came up most in your answers: ${named.join('; ')}.`] : []
}

function moodWeek(picked: readonly Mood[]): string[] {
  const counted = moods
    .map((mood) => ({ mood, times: picked.filter((one) => one === mood).length }))
    .filter(({ times }) => times > 0)
    .map(({ mood, times }) => `‘${mood}’ ${times === 1 ? 'once' : `${times} times`}`)
  return counted.length > 0 ? [`In the last seven days you picked ${joined(counted)}.`] : []
}

function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

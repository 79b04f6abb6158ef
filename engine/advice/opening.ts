import type { AdviceInput } from './advice-input.ts'
import { isTired } from './choose-modules.ts'
import { type Pieces, paragraph } from './html.ts'
import { recap } from './recap.ts'
import { joined } from './sentences.ts'
import { strengths } from './strengths.ts'

/** Who made this, when and from what; then what the person themselves said, and what they can build on. */
export function opening(input: AdviceInput): Pieces {
  const built = strengths(input)
  return [
    ...paragraph(
      ...greeting(input.name),
      `This was made by software on ${longDate(input.day)}, from ${sources(input)}.`,
      'No professional has reviewed it, so take what fits and leave the rest.',
    ),
    ...paragraph(...recap(input)),
    ...(built.length > 0 ? paragraph(...built) : []),
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

function sources({ intake, moods, writing }: AdviceInput): string {
  const used = [
    Object.values(intake).some((codes) => codes.length > 0) && 'your answers to the questions',
    moods.length > 0 && 'the moods you picked this week',
    writing.entries > 0 && 'your journal entries of the last seven days',
  ].filter((one) => one !== false)
  return used.length > 0 ? joined(used) : 'a library of things that help many people'
}

/** Honest about what small steps can do. */
export function promise({ intake, modules, summary }: AdviceInput): Pieces {
  const count = numbers[modules.length] ?? String(modules.length)
  const things = modules.length === 1 ? 'one thing' : `${count} things`
  if (summary.weight === 'urgent')
    return paragraph(
      `Below are ${things} that helped others in such a time.`,
      'None of them replaces a person at your side.',
    )
  return isTired(intake.feelings)
    ? paragraph(
        'You are carrying a lot, so this is short.',
        `Here are ${things} you could try. One is plenty.`,
      )
    : paragraph(
        `Here are ${things} you could try.`,
        'None of them mends everything, and one is enough to begin with.',
      )
}

const numbers: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five']

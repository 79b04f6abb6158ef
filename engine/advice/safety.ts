import { signs } from '@attune/content/advice/signs.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import type { AdviceInput } from './advice-input.ts'
import { heading, list, type Pieces, paragraph } from './html.ts'

/** What the person said of danger comes before anything to try. */
export function safety({ thoughts, life, brings }: Intake): Pieces {
  const first = [
    ...(thoughts.includes('life') ? notWantingToLive : []),
    ...(life.includes('unsafe') ? unsafeWithSomeone : []),
    ...(brings.includes('voices') ? unusualExperiences : []),
  ]
  return first.length > 0 ? [...heading('First of all'), ...first] : []
}

const notWantingToLive = paragraph(
  'You said that some of your thoughts are about hurting yourself or not wanting to live.',
  'Thank you for saying it.',
  'You deserve a person at your side with this, and you can reach one now: the page Help lists free lines of your country.',
  'If you are in danger right now, call your emergency number.',
)

const unsafeWithSomeone = paragraph(
  'You said that someone close hurts you or controls you.',
  'That is not your fault, and you deserve to be safe.',
  'The page Help lists lines that know about this. In danger, call your emergency number.',
)

const unusualExperiences = paragraph(
  'You said that you hear or see things others do not.',
  'Many people do at some time in their lives.',
  'Please tell a doctor about it this week: help that comes early works best.',
)

const mostSigns = 2

/** When these steps are not enough. */
export function seekMore({ concerns, writing, summary: { weight } }: AdviceInput): Pieces {
  const spoken = [...concerns, ...writing.concerns].map(({ concern }) => concern)
  const own = Object.entries(signs)
    .filter(([concern]) => spoken.some((one) => one === concern))
    .map(([, sign]) => sign)
  const now = weight === 'urgent' || weight === 'strong'
  return [
    ...heading('When to look for more help'),
    ...paragraph(
      'Small steps help many people, and they are no replacement for care.',
      ...(now ? ['You do not have to wait for it to get worse: now is a good time to ask.'] : []),
      'Talk to a therapist or a doctor when one of these is true:',
    ),
    ...list('ul', [
      ...own.slice(0, mostSigns),
      'It has lasted more than two weeks, or it keeps coming back.',
      'It gets in the way of sleep, work or the people you care about.',
      'You feel hopeless, or think of hurting yourself. Then use Help today.',
    ]),
  ]
}

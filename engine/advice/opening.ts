import { introductionTexts, openingTexts } from '@attune/content/advice/sentences.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'
import { isTired } from './choose-modules.ts'
import { type Pieces, paragraph } from './html.ts'
import { recap } from './recap.ts'
import { strengths } from './strengths.ts'

/** Who made this, when and from what; then what the person themselves said, and what they can build on. */
export function opening(input: AdviceInput): Pieces {
  const built = strengths(input)
  return [
    ...paragraph(
      ...greeting(input.name),
      openingTexts.madeBy(longDate(input.day), sources(input)),
      openingTexts.notReviewed,
    ),
    ...paragraph(...recap(input)),
    ...(built.length > 0 ? paragraph(...built) : []),
  ]
}

/** By the first name, where it looks like one. */
function greeting(name = ''): string[] {
  const [first = ''] = name.trim().split(/\s+/)
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? [openingTexts.greeting(first)] : []
}

const longDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function sources({ intake, moods, writing }: AdviceInput): string {
  const texts = openingTexts.sources
  const used = [
    Object.values(intake).some((codes) => codes.length > 0) && texts.answers,
    moods.length > 0 && texts.moods,
    writing.entries > 0 && texts.entries,
  ].filter((one) => one !== false)
  return used.length > 0 ? joinWords(used) : texts.none
}

/** How many things to try follow, and what to expect of them. */
export function introduction({ intake, modules, summary }: AdviceInput): Pieces {
  const things = introductionTexts.count(modules.length)
  if (summary.weight === 'urgent') return paragraph(...introductionTexts.urgent(things))
  const texts = isTired(intake.feelings) ? introductionTexts.tired : introductionTexts.usual
  return paragraph(...texts(things))
}

import { openingTexts, stepTexts } from '@attune/content/advice/sentences.ts'
import type { Intake } from '../questionnaires/read-intake.ts'
import { partOfDay } from '../recommendations/moment.ts'
import { joinWords } from '../wording/join-words.ts'
import type { AdviceInput } from './advice-input.ts'
import { followUp } from './follow-up.ts'
import { countWords, heading, type Pieces, paragraph } from './html.ts'
import { namedOf } from './named.ts'
import { purpose } from './purpose.ts'
import { safety } from './safety.ts'
import type { Voice } from './voice.ts'

/** Of what stands before 'More'. */
export const mostWords = 120

const mostNamed = 5
const mostFeelings = 2

/**
 * Danger, what weighs, how the last step went, and one step for today: at most 120 words. Where it
 * would be more, what can best be missed goes, the last of the list first.
 */
export function firstPart(input: AdviceInput, say: Voice): Pieces {
  const optional = ['named', 'purpose', 'followUp', 'why', 'feelings'] as const
  for (let kept = optional.length; kept > 0; kept--) {
    const pieces = assembled(input, say, new Set(optional.slice(0, kept)))
    if (countWords(pieces) <= mostWords) return pieces
  }
  return assembled(input, say, new Set())
}

type Part = 'named' | 'feelings' | 'followUp' | 'purpose' | 'why'

function assembled(input: AdviceInput, say: Voice, kept: ReadonlySet<Part>): Pieces {
  const [step] = input.modules
  const told = kept.has('named') ? whatWeighs(input.intake, say) : []
  const felt = kept.has('feelings') ? feelings(input.intake, say) : []
  const before = kept.has('followUp') ? followUp(input, say) : []
  const weighs = [...told, ...felt]
  const opening = weighs.length > 0 ? [...greeting(input.name), ...weighs] : []
  return [
    ...safety(input, say),
    ...(opening.length > 0 ? paragraph(...opening) : []),
    ...(before.length > 0 ? paragraph(...before) : []),
    ...(step
      ? [
          ...heading(stepTexts.heading(nameOfNow(input), step.title)),
          ...paragraph(
            step.today,
            ...(kept.has('purpose') ? purpose(step, input, say) : []),
            ...(kept.has('why') ? [step.why] : []),
          ),
        ]
      : []),
  ]
}

/** By the first name, where it looks like one. */
function greeting(name = ''): string[] {
  const [first = ''] = name.trim().split(/\s+/)
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? [openingTexts.greeting(first)] : []
}

/** What brings them; where they left that open, what else weighs. */
function whatWeighs(intake: Intake, say: Voice): string[] {
  const keys = ['brings', 'life', 'sleep', 'thoughts'] as const
  const named = keys.map((key) => namedOf(intake, key)).find((names) => names.length > 0)
  if (named) return [say(openingTexts.ticked(joinWords(named.slice(0, mostNamed))))]
  const isEmpty = Object.values(intake).every((codes) => codes.length === 0)
  if (isEmpty) return [say(openingTexts.unanswered)]
  const says = [...intake.feelings, ...intake.daily, ...intake.brings, ...intake.life]
  return says.length > 0 ? [] : [say(openingTexts.open)]
}

function feelings(intake: Intake, say: Voice): string[] {
  const named = namedOf(intake, 'feelings').slice(0, mostFeelings)
  return named.length > 0 ? [say(openingTexts.felt(joinWords(named)))] : []
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'today', 'tonight' or 'this Sunday morning'. */
function nameOfNow({ moment }: AdviceInput): string {
  if (!moment) return 'today'
  const part = partOfDay(moment.hour)
  return part === 'night' ? 'tonight' : `this ${days[moment.weekday]} ${part}`
}

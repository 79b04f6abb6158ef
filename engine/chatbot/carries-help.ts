import { helpLines } from '@attune/content/help-lines/help-lines.ts'
import { isDanger } from '../risk/grade-text.ts'
import type { Answered } from './answered.ts'

/** Whether an answer holds whom to call or where to go now: nobody should wait for that to be typed out. */
export const carriesHelp = ({
  answer,
  grade,
  danger,
}: Pick<Answered, 'answer' | 'grade' | 'danger'>) =>
  danger !== null || isDanger(grade) || namesNumber.test(answer)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** '144 or 112' holds two. */
const numbers = helpLines.flatMap(({ phone, emergency }) => [
  ...(phone ? [phone] : []),
  ...(emergency?.split(' or ') ?? []),
])

/** A number of its own, not the end of "10,000"; or the plain words where the country is not known. */
const namesNumber = new RegExp(
  `(?<!\\d|\\d[.,])(?:${[...new Set(numbers)].map(escaped).join('|')})(?!\\d|,\\d)|emergency (?:number|services|room)`,
  'i',
)

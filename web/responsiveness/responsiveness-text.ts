import {
  answerWithinHours,
  type Responsiveness,
  type Standing,
  warnedFrom,
} from '@attune/contract/responsiveness.ts'

const days = answerWithinHours / 24

/** "Answered 9 of 10 first messages within 3 days, half of them within 4 hours." */
export function responsivenessText(measured: Responsiveness | null): string {
  if (!measured) return 'Too new to say how soon they answer.'
  const { threads, answeredWithin72, medianSeconds } = measured
  const share = `Answered ${answeredWithin72} of ${threads} first messages within ${days} days`
  if (medianSeconds === null) return `${share}.`
  return `${share}. Half of all answers came within ${spanOf(medianSeconds)}.`
}

/** What a therapist is told while people wait; null when nothing follows from it. */
export function standingText({ silent, withdrawnAt }: Standing): string | null {
  if (withdrawnAt)
    return `${silent} people in a row waited over ${days} days for a first answer, so your profile is not suggested to anyone just now. Answer those who wait and it is again.`
  if (silent < warnedFrom) return null
  return `${silent} people in a row have waited over ${days} days for a first answer. If it goes on, your profile will no longer be suggested. A short answer is enough, even one that says you have no place.`
}

/** Rounded up: nobody is promised a sooner answer than was measured. */
function spanOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return counted(minutes, 'minute')
  const hours = Math.ceil(seconds / 3_600)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

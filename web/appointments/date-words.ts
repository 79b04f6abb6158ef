// Apart from `time-words.ts`, which whoever signs in loads too.
import { dateText, type Reader } from './time-words.ts'
import { wallOf } from './wall-time.ts'

/** 16 February, with the year where that is another one than now. */
export function dateIn(at: Date, { zone, now }: Reader): string {
  const [{ day }, today] = [wallOf(at, zone), wallOf(now, zone).day]
  const year = day.slice(0, 4)
  return year === today.slice(0, 4) ? dateText(day) : `${dateText(day)} ${year}`
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

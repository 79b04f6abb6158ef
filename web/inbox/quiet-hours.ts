import type { QuietHours } from '@attune/contract/messages.ts'

/** Whether nothing is to be announced at `now`, by the clock of this device; the last minute is not part of it. */
export function isQuiet(quietHours: QuietHours | null, now: Date): boolean {
  if (!quietHours) return false
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)]
  const at = now.getHours() * 60 + now.getMinutes()
  return from < to ? at >= from && at < to : at >= from || at < to
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

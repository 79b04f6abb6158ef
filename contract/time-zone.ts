import { z } from 'zod'

const isTimeZone = (name: string) => {
  // An offset such as +02:00 is none: it knows nothing of when its clocks change.
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** By its name, such as Europe/Dublin. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'There is no such time zone')

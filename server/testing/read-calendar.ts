import { expand } from '../busy-times/expand.ts'
import { sieve } from '../busy-times/sieve.ts'

const day = 24 * 60 * 60_000

/** What a calendar says of a year, in this process. */
export const readCalendar = (
  text: string,
  { from = '2026-11-26', days = 366, timeZone = 'Europe/Berlin', most = 2_000, least = 181 } = {},
) => {
  const start = Date.parse(`${from}T00:00:00Z`)
  return expand(sieve(text), {
    ...{ from: start, least: start + least * day, until: start + days * day, most, timeZone },
  })
}

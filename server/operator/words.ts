import { StartError } from '../lib/errors.ts'

/** How long what an operator writes may be. */
export const longest = { words: 2_000, address: 500 } as const

/** What an operator wrote, without what is around it. */
export function words(text = '', what: string): string {
  const plain = text.replaceAll('\r\n', '\n').trim()
  if (plain.length > longest.words)
    throw new StartError(`For ${what}, ${longest.words} characters are the most`)
  // PostgreSQL keeps no such character, and a terminal obeys the others.
  if (/[^\P{Cc}\n\t]/u.test(plain)) throw new StartError(`There are control characters in ${what}`)
  return plain
}

/** Where something was seen: a page of the web, or nothing. */
export function webAddress(text = ''): string {
  const plain = text.trim()
  if (!plain) return ''
  const url = URL.parse(plain)
  if (!url || !/^https?:$/.test(url.protocol) || plain.length > longest.address)
    throw new StartError('The address of the register starts with https:// or http://')
  return url.href
}

/** The day that something ends with, in UTC; it has to lie ahead. */
export function endOf(day: string | undefined, now = new Date()): Date | null {
  if (!day) return null
  const end = new Date(`${day}T23:59:59.999Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(end.getTime())
  if (!isDay || end.toISOString().slice(0, 10) !== day)
    throw new StartError('The date is a day of the calendar, such as 2027-01-31')
  if (end <= now) throw new StartError(`${day} is over already`)
  return end
}

import type { ChatbotLink } from '@attune/contract/chatbot.ts'
import type { Context } from '../lib/http.ts'

/** Who asks, when, and how they name a day. */
export type Asking = Pick<Context, 'db' | 'vault'> & { id: string; now: Date; day: NameDay }

export type OwnReply = { answer: string; links: ChatbotLink[] }

/** 'today', 'yesterday' or 'on 12 November'. */
export type NameDay = (at: Date) => string

export function createNameDay(now: Date, timeZone?: string): NameDay {
  const zone = knownZone(timeZone)
  const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: zone })
  const yearOf = (at: Date) => dayOf(at).slice(0, 4)
  const dayBefore = new Date(Date.parse(dayOf(now)) - 1).toISOString().slice(0, 10)
  return (at) => {
    if (dayOf(at) === dayOf(now)) return 'today'
    if (dayOf(at) === dayBefore) return 'yesterday'
    const year = yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const)
    const named = { day: 'numeric', month: 'long', ...year, timeZone: zone } as const
    return `on ${at.toLocaleDateString('en-GB', named)}`
  }
}

function knownZone(name = 'UTC'): string {
  const known = name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)
  return known ? name : 'UTC'
}

/** 'A', 'A and B', 'A, B and C'. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

/** '1 message', '2 messages'. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** The beginning of a text, cut between words. */
export function beginning(text: string, most: number): string {
  const plain = text.trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, most).replace(/\s+\S*$/, '')}…`
}

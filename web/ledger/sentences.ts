import { type LedgerEntry, type LedgerItem, purposes } from '@attune/contract/ledger.ts'
import { dateFormat } from '../lib/date-format.ts'
import { dateOnly, timeOnly } from '../lib/dates.ts'

const things: Readonly<Record<LedgerItem, string>> = {
  summary: 'your summary',
  danger: 'your answers about danger',
  journals: 'your journal themes',
  moods: 'your moods',
  entry: 'journal entries you picked',
  'trusted-person': 'whom you trust',
  matches: 'what happens with your matches',
}

/** What happened, in words that need no table beside them; the name stands before it. */
export function sentenceOf(entry: LedgerEntry): string {
  const { kind, items, opened, until } = entry
  if (items.includes('matches')) return aboutMatches(entry)
  const what = listed(items.map((item) => things[item]))
  const end = until ? ` until ${dateOnly(until)}` : ''
  switch (kind) {
    case 'read':
      return `read ${what}.`
    case 'granted':
      return `may read ${what}${end}: you shared it.`
    case 'changed':
      return `may read ${what}${end}: you changed this.`
    case 'withdrawn':
      return `may no longer read ${what}: it was taken back.`
    case 'ended':
      return what
        ? `may no longer read ${what}: its time was over.`
        : 'has left, and may read nothing more.'
    case 'opened':
      return opened === 'report'
        ? 'opened a report that you wrote.'
        : 'opened a mail to you that had not left.'
  }
}

const aboutMatches = ({ kind }: LedgerEntry) =>
  kind === 'granted'
    ? 'may count what happens with your matches: you allowed it.'
    : 'may no longer count what happens with your matches: what was kept is deleted.'

/** After something was taken back or has ended. */
export function stillShared({ kind, left, items }: LedgerEntry): string | null {
  if ((kind !== 'withdrawn' && kind !== 'ended') || items.includes('matches')) return null
  return left.length > 0
    ? `Still shared: ${listed(left.map((item) => things[item]))}.`
    : 'Nothing is shared with them any more.'
}

export const purposeOf = ({ purpose, kind }: LedgerEntry) =>
  purpose && (kind === 'granted' || kind === 'changed') ? purposes[purpose] : null

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const dayOfYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** Tuesday 3 March, 18:04; with the year where it is not this one. */
export function momentOf(at: Date, now = new Date()) {
  const isThisYear = at.getFullYear() === now.getFullYear()
  return `${(isThisYear ? day : dayOfYear)(at)}, ${timeOnly(at)}`
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

import type { Thread } from '@attune/contract/messages.ts'

/** Whom the list shows: everyone, who waits for an answer, or who was put aside. */
export type Shown = 'all' | 'waiting' | 'aside'
export type InboxView = { search: string; shown: Shown }

/** First who waits, the longest on top, read or not; then the others, latest first. */
export function inInboxOrder(
  threads: readonly Thread[],
  { search, shown }: InboxView,
  now: Date,
): readonly Thread[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const found = threads.filter(
    (thread) =>
      words.every((word) => folded(thread.partner.name).includes(word)) &&
      (shown === 'all' || (shown === 'aside' ? isAside : isWaiting)(thread, now)),
  )
  const waiting = found.filter((thread) => isWaiting(thread, now))
  const others = found.filter((thread) => !isWaiting(thread, now))
  return [
    ...waiting.toSorted((one, other) => Number(one.waitingSince) - Number(other.waitingSince)),
    ...others.toSorted((one, other) => Number(other.last.date) - Number(one.last.date)),
  ]
}

type Waits = Pick<Thread, 'partner' | 'state' | 'waitingSince' | 'aside'>

/** Somebody has written, can be answered, and has neither an answer nor been put aside. */
export const isWaiting = (thread: Waits, now: Date) => isOpen(thread) && !isAside(thread, now)

/** A snooze ends by itself, also on a page that stays open. */
export const isAside = (thread: Waits, now: Date) =>
  isOpen(thread) && thread.aside !== null && (thread.aside.until ?? later) > now

const isOpen = ({ partner, state, waitingSince }: Waits) =>
  waitingSince !== null && state === 'open' && !partner.deleted

const later = new Date(8_640_000_000_000_000)

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "Waiting 2 hours for your answer": not at all in the first minute, minutes below an hour, hours below two days, then days. */
export function waitingText(since: Date, now: Date): string {
  const waited = Math.max(0, now.getTime() - since.getTime())
  return waited < minute ? 'Waiting for your answer' : `Waiting ${spanOf(waited)} for your answer`
}

function spanOf(waited: number) {
  if (waited < hour) return counted(Math.floor(waited / minute), 'minute')
  if (waited < 2 * day) return counted(Math.floor(waited / hour), 'hour')
  return counted(Math.floor(waited / day), 'day')
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** As one types it: without accents and capitals. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

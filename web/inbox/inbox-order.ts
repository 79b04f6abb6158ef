import type { Thread } from '@attune/contract/messages.ts'

export type InboxView = {
  search: string
  waitingOnly: boolean
  /** Was unread when it was opened: reading it must not move it away from under the reader. */
  held: string | null
}

/** Unread first, then the latest; of those who wait, the longest first. */
export function inInboxOrder(threads: readonly Thread[], view: InboxView): readonly Thread[] {
  const words = folded(view.search).split(/\s+/).filter(Boolean)
  const found = threads.filter(
    ({ partner, waitingSince }) =>
      words.every((word) => folded(partner.name).includes(word)) &&
      (!view.waitingOnly || waitingSince !== null),
  )
  const isNew = ({ unread, partner }: Thread) => unread > 0 || partner._id === view.held
  return found.toSorted((one, other) =>
    view.waitingOnly
      ? Number(one.waitingSince) - Number(other.waitingSince)
      : Number(isNew(other)) - Number(isNew(one)) ||
        Number(other.last.date) - Number(one.last.date),
  )
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "waiting 2 h for your answer": minutes below an hour, hours below two days, then days. */
export function waitingText(since: Date, now: Date): string {
  const waited = Math.max(0, now.getTime() - since.getTime())
  return `waiting ${spanOf(waited)} for your answer`
}

function spanOf(waited: number) {
  if (waited < hour) return `${Math.floor(waited / minute)} min`
  if (waited < 2 * day) return `${Math.floor(waited / hour)} h`
  return `${Math.floor(waited / day)} days`
}

/** As one types it: without accents and capitals. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase()

import type { Aside, Message, Thread } from '@attune/contract/messages.ts'

/** The list after one message: its thread first. `null` where the thread is a new one. */
export function withMessage(
  threads: readonly Thread[],
  message: Message,
  me: string,
): readonly Thread[] | null {
  const partner = message.from === me ? message.to : message.from
  const thread = threads.find((one) => one.partner._id === partner)
  if (!thread) return null
  if (message.seq <= thread.last.seq) return threads
  const mine = message.from === me
  const unread = mine ? thread.unread : thread.unread + 1
  const waitingSince = mine ? null : (thread.waitingSince ?? message.date)
  const others = threads.filter((one) => one !== thread)
  return [{ ...thread, last: message, unread, waitingSince, aside: null }, ...others]
}

/** The list after one thread was read up to `seq`, here or in another tab. */
export const withRead = (
  threads: readonly Thread[],
  partner: string,
  seq: number,
): readonly Thread[] =>
  threads.map((thread) =>
    thread.partner._id === partner && seq >= thread.last.seq ? { ...thread, unread: 0 } : thread,
  )

/** The list after somebody was put aside as of `upTo`, or taken back; what came after it hides nobody. */
export const withAside = (
  threads: readonly Thread[],
  partner: string,
  aside: Aside | null,
  upTo: number,
): readonly Thread[] =>
  threads.map((thread) =>
    thread.partner._id === partner && thread.last.seq <= upTo ? { ...thread, aside } : thread,
  )

/** Those that are known and these, each as it stands in the later of its two states. */
export function withThreads(
  threads: readonly Thread[],
  some: readonly Thread[],
): readonly Thread[] {
  const known = new Map(threads.map((thread) => [thread.partner._id, thread]))
  const newer = some.filter(({ partner, last }) => {
    const there = known.get(partner._id)
    return !there || there.last.seq <= last.seq
  })
  for (const thread of newer) known.set(thread.partner._id, thread)
  return latestFirst([...known.values()])
}

export const latestFirst = (threads: readonly Thread[]): readonly Thread[] =>
  threads.toSorted((one, other) => Number(other.last.date) - Number(one.last.date))

export const unreadIn = (threads: readonly Thread[]) =>
  threads.reduce((sum, thread) => sum + thread.unread, 0)

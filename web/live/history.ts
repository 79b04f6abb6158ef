import type { Message } from '@attune/contract/messages.ts'

/** What is known of one thread. */
export type History = {
  messages: readonly Message[]
  /** The first page has come; before that only live messages stand here. */
  loaded: boolean
  /** The oldest message here is the first one of the thread. */
  complete: boolean
  /** The connection was lost since: after `tail` messages may be missing. */
  behind: boolean
  /** The last message up to which nothing is missing. */
  tail: string | null
}

export const emptyHistory: History = {
  messages: [],
  loaded: false,
  complete: false,
  behind: false,
  tail: null,
}

/** One list in the order stored, each message once, whatever came twice or late. */
export function merged(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (!more.length) return known
  const byId = new Map([...known, ...more].map((message) => [message._id, message]))
  return [...byId.values()].sort((a, b) => a.seq - b.seq)
}

/** The latest page of a thread of which nothing certain was known. */
export const withLatest = (history: History, page: readonly Message[], limit: number) => ({
  ...caughtUp(history, page),
  complete: page.length < limit,
})

/** Everything after `tail`, asked for until nothing more came. */
export function caughtUp(history: History, missed: readonly Message[]): History {
  const messages = merged(history.messages, missed)
  const tail = messages.at(-1)?._id ?? null
  return { ...history, messages, tail, loaded: true, behind: false }
}

export const withOlder = (history: History, page: readonly Message[], limit: number): History => ({
  ...history,
  messages: merged(history.messages, page),
  complete: page.length < limit,
})

/** A message told by the socket. It moves the tail only where nothing before it is missing. */
export function withLive(history: History, message: Message): History {
  const messages = merged(history.messages, [message])
  const sure = history.loaded && !history.behind
  return { ...history, messages, tail: sure ? (messages.at(-1)?._id ?? null) : history.tail }
}

export const fallenBehind = (history: History): History => ({ ...history, behind: true })

import { keys, readLocal, removeLocal } from '../lib/local-storage.ts'
import type { JournalText } from './journal-form.tsx'

/**
 * `clientId` makes a repeated send one entry. `waiting`: saved while nobody could be reached. `before`:
 * what waited, where it was written on since: that may be saved by now.
 */
export type NewEntry = JournalText & { clientId: string; waiting?: true; before?: JournalText }

/** Whether it waits is not for the server. */
export const asSent = ({ waiting: _, ...draft }: NewEntry) => draft

/** The draft with other words. */
export const writtenOn = (
  { title, content, clientId, waiting, before }: NewEntry,
  next: JournalText,
) => {
  const known = waiting ? { title, content } : before
  return { title: next.title, content: next.content, clientId, ...(known && { before: known }) }
}

export const newEntryDraft = 'journal'

const keyOf = (userId: string) => keys.draft(userId, newEntryDraft)

/** The entry that is to be saved once there is a connection. */
export function waitingEntry(userId: string): NewEntry | null {
  const draft = readLocal<NewEntry>(keyOf(userId))
  return draft?.waiting ? draft : null
}

/** Nothing where it was written on in the meantime: those words are not saved yet. */
export function forgetSaved(userId: string, saved: NewEntry) {
  const draft = waitingEntry(userId)
  if (draft?.title === saved.title && draft.content === saved.content) removeLocal(keyOf(userId))
}

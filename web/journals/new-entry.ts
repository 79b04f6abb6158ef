import { keys, readLocal, removeLocal } from '../lib/local-storage.ts'
import { newId } from '../lib/new-id.ts'
import type { JournalText } from './journal-form.tsx'
import { sameWords } from './subject.ts'

/**
 * `clientId` makes a repeated send one entry. `waiting`: saved while nobody could be reached. `before`:
 * what waited, where it was written on since: that may be saved by now.
 */
export type NewEntry = JournalText & { clientId: string; waiting?: true; before?: JournalText }

export const emptyEntry = (): NewEntry => ({ title: '', content: '', clientId: newId() })

/** Whether it waits is not for the server. */
export const asSent = ({ waiting: _, ...draft }: NewEntry) => draft

/** The draft with other words. Who takes away all that may be saved by now begins another entry. */
export const writtenOn = (
  { title, content, clientId, waiting, before }: NewEntry,
  next: JournalText,
): NewEntry => {
  if (before && !next.title && !next.content) return emptyEntry()
  const known = waiting ? { title, content } : before
  return { title: next.title, content: next.content, clientId, ...(known && { before: known }) }
}

/** Newer words of what was sent under `clientId`, and is saved or may be: they change that entry. */
export const writtenSince = (
  { title, content }: JournalText,
  clientId: string,
  now: JournalText,
): NewEntry => ({ title: now.title, content: now.content, clientId, before: { title, content } })

export const newEntryDraft = 'journal'

const keyOf = (userId: string) => keys.draft(userId, newEntryDraft)

/** The entry that is to be saved once there is a connection. */
export function waitingEntry(userId: string): NewEntry | null {
  const draft = readLocal<NewEntry>(keyOf(userId))
  return draft?.waiting ? draft : null
}

/** Nothing where it was written on in the meantime, here or in another tab: those words are not saved yet. */
export function forgetSaved(userId: string, saved: NewEntry) {
  const draft = readLocal<NewEntry>(keyOf(userId))
  if (draft && sameWords(draft, saved)) removeLocal(keyOf(userId))
}

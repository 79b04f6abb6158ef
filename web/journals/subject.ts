import type { JournalPatch } from '@attune/contract/journals.ts'

/** What help beside an entry is about. */
export const subjectOf = (id: string) => `journal:${id}`

/** An entry as it is looked at for words of crisis. */
export const asText = ({ title, content }: JournalPatch) => `${title}\n${content}`

/** Space around them is not kept. */
export const sameWords = (one: JournalPatch, other: JournalPatch) =>
  one.title.trim() === other.title.trim() && one.content.trim() === other.content.trim()

/** What the list is told when an entry was just written. */
export type Saved = { saved: string }

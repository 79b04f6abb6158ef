import type { DangerFamily, HelpNote } from '@attune/contract/risk.ts'

/** What stands on a note: a heading and one plain sentence. Never a method, never a diagnosis. */
export type Words = { heading: string; text: string }

export type NoteWords = {
  families: Readonly<Record<DangerFamily, Words>>
  /** Where no words of danger were found, but the text seems heavy: a question, passed over easily. */
  soft: Words
  /** `{number}`, `{name}` and `{day}` are filled in where the note is drawn. */
  labels: HelpNote['labels']
}

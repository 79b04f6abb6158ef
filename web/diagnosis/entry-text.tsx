import type { SharedEntry } from '@attune/contract/diagnosis.ts'
import { dateOnly } from '../lib/dates.ts'

/** An entry as its writer sees it beforehand and the therapist reads it. */
export const EntryText = ({ entry }: { entry: Omit<SharedEntry, '_id'> }) => (
  <article>
    <p className="font-sans font-semibold wrap-anywhere">{entry.title}</p>
    <p className="text-small text-muted">{dateOnly(entry.date)}</p>
    <p className="mt-1 whitespace-pre-wrap leading-normal wrap-anywhere">{entry.content}</p>
  </article>
)

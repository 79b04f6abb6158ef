import { paths } from '@attune/contract/paths.ts'
import { keptWhere } from '../lib/local-storage.ts'
import { EntryTitle } from './journal-card.tsx'
import type { NewEntry } from './new-entry.ts'

/** Saved without a connection: it stands before all that the server has. */
export const KeptEntry = ({ entry: { title } }: { entry: NewEntry }) => (
  <article className="card mb-5">
    <p className="text-small text-muted">Kept {keptWhere()}, saved once there is a connection</p>
    <EntryTitle to={paths.addJournal}>{title}</EntryTitle>
  </article>
)

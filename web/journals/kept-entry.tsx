import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { keptWhere } from '../lib/local-storage.ts'
import type { NewEntry } from './new-entry.ts'

/** Saved without a connection: it stands before all that the server has. */
export const KeptEntry = ({ entry: { title } }: { entry: NewEntry }) => (
  <article className="card mb-5">
    <p className="text-small text-muted">Kept {keptWhere()}, saved once there is a connection</p>
    <h2 className="mt-1.5 [overflow-wrap:anywhere]">
      <Link
        to={paths.addJournal}
        className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
      >
        {title}
      </Link>
    </h2>
  </article>
)

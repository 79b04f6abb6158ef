import './journals.css'
import { paths } from '@attune/contract/paths.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { OlderEntries } from '../ui/older-entries.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { AfterSaving } from './after-saving.tsx'
import { JournalCard } from './journal-card.tsx'
import { KeptEntry } from './kept-entry.tsx'
import { waitingEntry } from './new-entry.ts'
import { journalsOf } from './queries.ts'
import { type Saved, sameWords } from './subject.ts'

export function JournalsPage() {
  const { id } = usePerson()
  const list = useInfiniteQuery(journalsOf(id))
  const { saved } = (useLocation().state ?? {}) as Partial<Saved>
  const entries = list.data?.pages.flatMap((page) => page.items)
  const waits = waitingEntry(id)
  const written = saved && entries?.find(({ _id }) => _id === saved)
  return (
    <div className="max-w-[860px]">
      <PageHeading
        title="Your Journals"
        lead={<Lead />}
        actions={<NewJournal isOnly={entries?.length !== 0} />}
      />
      <div className="mt-8">
        {waits && !entries?.some((entry) => sameWords(entry, waits)) && <KeptEntry entry={waits} />}
        {list.isPending && <Waiting />}
        {list.isError && !entries && (
          <ErrorState
            error={list.error}
            title="Your journals did not load."
            onRetry={() => void list.refetch()}
          >
            {sentence(list.error)}
          </ErrorState>
        )}
        {entries?.length === 0 && !waits && (
          <EmptyState title="Nothing written yet." action={<NewJournal isOnly />}>
            A few lines about a day are enough. Writing can help you see what comes back again and
            again.
          </EmptyState>
        )}
        {written && <AfterSaving key={saved} entry={written} />}
        <ul className="grid gap-5">
          {entries?.map((entry) => (
            <li key={entry._id} className="journal-row">
              <JournalCard entry={entry} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <OlderEntries
            pages={list.data?.pages.length ?? 0}
            busy={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onLoad={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </div>
  )
}

const Lead = () => (
  <>
    Shown to nobody else. <Link to={paths.privacy}>How they are kept</Link>
  </>
)

/** One of them alone is the page's first action. */
const NewJournal = ({ isOnly }: { isOnly: boolean }) => (
  <Link to={paths.addJournal} className={buttonClass({ kind: isOnly ? 'primary' : 'ghost' })}>
    <Plus size={18} strokeWidth={2} aria-hidden />
    New Journal
  </Link>
)

const Waiting = () => (
  <Loading label="Loading your journals">
    <div className="grid gap-5">
      {[1, 2, 3].map((one) => (
        <div key={one} className="card grid gap-4">
          <Skeleton className="h-3.5 w-44" />
          <Skeleton className="h-6 w-3/5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  </Loading>
)

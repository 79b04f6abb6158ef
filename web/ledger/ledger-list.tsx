import type { LedgerEntry } from '@attune/contract/ledger.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { ledgerOf, markSeen } from './queries.ts'
import { momentOf, purposeOf, sentenceOf, stillShared } from './sentences.ts'

/** Who was let at what and who read it, latest first. */
export function LedgerList() {
  const { id } = usePerson()
  const list = useInfiniteQuery(ledgerOf(id))
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="ledger">
      <h3 id="ledger" className="mt-9">
        Who has read it, and what you shared
      </h3>
      <p className="mt-2 max-w-[62ch] text-small text-muted">
        Nothing in this list can be changed or taken out, by anybody. It goes when your account
        goes.
      </p>
      {list.isPending && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {list.isError && !list.data && (
        <p className="note mt-4 flex flex-wrap items-center justify-between gap-3">
          This did not load.
          <Button kind="soft" size="small" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {list.data && entries.length === 0 && <p className="mt-2 text-muted">Nobody so far.</p>}
      <Unseen entries={entries} />
      <ul className="mt-3">
        {entries.map((entry) => (
          <Row key={`${entry.at.toISOString()} ${entry.kind} ${entry.therapistId}`} entry={entry} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          kind="soft"
          size="small"
          className="mt-3"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </section>
  )
}

function Row({ entry }: { entry: LedgerEntry }) {
  const purpose = purposeOf(entry)
  const left = stillShared(entry)
  return (
    <li className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
      <span>
        <b className="font-semibold">
          <bdi>{entry.therapistId ? entry.name : 'The people who run this service'}</bdi>
        </b>{' '}
        <span className="text-muted">{sentenceOf(entry)}</span>
        {purpose && <span className="block text-small text-muted">{purpose}.</span>}
        {left && <span className="block text-small text-muted">{left}</span>}
        {entry.isNew && <span className="ml-2 text-small font-semibold text-pine">New</span>}
      </span>
      <time dateTime={entry.at.toISOString()} className="text-small text-muted">
        {momentOf(entry.at)}
      </time>
    </li>
  )
}

/** The marks stay until the patient says that they have seen them: a page may load unread. */
function Unseen({ entries }: { entries: readonly LedgerEntry[] }) {
  const { id } = usePerson()
  const client = useQueryClient()
  const [newest] = entries
  if (!newest || !entries.some(({ isNew }) => isNew)) return null
  const seen = async () => {
    await markSeen(id, newest.at).catch(() => {})
    await client.invalidateQueries({ queryKey: ledgerOf(id).queryKey })
  }
  return (
    <p className="note mt-3 flex flex-wrap items-center justify-between gap-3">
      Someone you share with has read something for the first time.
      <Button kind="soft" size="small" onClick={() => void seen()}>
        I have seen this
      </Button>
    </p>
  )
}

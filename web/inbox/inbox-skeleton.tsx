import { Loading, Skeleton } from '../ui/skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The tools and the rows of the inbox, where they will stand. */
export const InboxSkeleton = ({ dense }: { dense: boolean }) => (
  <Loading label="Loading your patients">
    <div className="inbox-list">
      <div className="grid gap-3">
        <Skeleton className="h-[50px] w-full rounded-field" />
        <span className="flex gap-2">
          <Skeleton className="h-11 w-14 rounded-full" />
          <Skeleton className="h-11 w-28 rounded-full" />
        </span>
      </div>
      <div className="inbox-rows">
        {rows.map((row) => (
          <div key={row} className={`inbox-row ${dense ? 'inbox-row-dense' : 'card'}`}>
            <Skeleton className={`${dense ? 'size-11' : 'size-14'} rounded-full`} />
            <span className="grid gap-2.5">
              <Skeleton className="h-4 w-36 max-w-full" />
              <Skeleton className="h-3.5 w-4/5" />
              <Skeleton className="h-3 w-2/5" />
            </span>
          </div>
        ))}
      </div>
    </div>
  </Loading>
)

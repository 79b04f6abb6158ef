import { Loading, Skeleton } from '../ui/skeleton.tsx'

export const ThreadListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-4">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="card flex items-center gap-5 py-5">
          <Skeleton className="size-15 rounded-full" />
          <span className="grid flex-1 gap-3">
            <Skeleton className="h-5 w-44 max-w-full" />
            <Skeleton className="h-4 w-3/5" />
          </span>
        </div>
      ))}
    </div>
  </Loading>
)

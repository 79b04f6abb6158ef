import { Skeleton } from '../ui/skeleton.tsx'

/** The shape of the cards that are coming; silent, the words stand beside it. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className="card-grid" aria-hidden="true">
    {Array.from({ length: count }, (_, card) => card).map((card) => (
      <div key={card} className="card grid grid-cols-1 gap-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-18 flex-none rounded-full" />
          <span className="grid min-w-0 flex-1 grid-cols-1 gap-2.5">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        </div>
        <Skeleton className="h-11 w-full rounded-full" />
      </div>
    ))}
  </div>
)

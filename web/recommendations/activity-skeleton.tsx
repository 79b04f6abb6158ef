import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'

/** As large as the activity that is being chosen. */
export const ActivitySkeleton = () => (
  <Loading label="Choosing an activity">
    <div className="grid items-center gap-6 wide:grid-cols-[260px_1fr] wide:gap-8">
      <Skeleton className="h-[130px] w-full rounded-[20px] wide:h-[210px]" />
      <div className="grid gap-4">
        <Skeleton className="h-4 w-48" />
        <Skeleton className="h-8 w-3/5" />
        <SkeletonText lines={3} />
        <Skeleton className="h-11 w-56 rounded-full" />
      </div>
    </div>
  </Loading>
)

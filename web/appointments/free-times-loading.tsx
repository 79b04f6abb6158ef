import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** In the place of a list of free times. */
export const FreeTimesLoading = () => (
  <Loading label="Loading the free times">
    <div className="mt-8 grid gap-6">
      {['a', 'b', 'c'].map((day) => (
        <span key={day} className="grid gap-3">
          <Skeleton className="h-6 w-40" />
          <span className="time-grid">
            {[1, 2, 3, 4, 5].map((time) => (
              <Skeleton key={time} className="h-11 w-full rounded-full" />
            ))}
          </span>
        </span>
      ))}
    </div>
  </Loading>
)

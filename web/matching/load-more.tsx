import { useRef } from 'react'
import { useComingIntoView } from '../lib/use-coming-into-view.ts'
import { Button } from '../ui/button.tsx'

type LoadMoreProps = { pages: number; busy: boolean; failed: boolean; onLoad: () => void }

/** Loads by itself when it comes into view, and on a press; after a failure on a press only. */
export function LoadMore({ pages, busy, failed, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  useComingIntoView(place, { off: busy || failed, again: pages, before: '400px' }, onLoad)
  return (
    <div ref={place} className="mt-8 grid justify-items-center gap-3">
      {failed && (
        <p role="alert" className="text-[0.93rem] text-danger">
          Failed to fetch therapists
        </p>
      )}
      <Button kind="soft" busy={busy} busyText="Loading" onClick={onLoad}>
        Load More
      </Button>
    </div>
  )
}

import { useRef } from 'react'
import { useEnterView } from '../lib/use-in-view.ts'
import { Button } from '../ui/button.tsx'

type LoadMoreProps = {
  /** How many pages there are, where the next loads by itself as this comes into view. */
  pages?: number
  busy: boolean
  failed: boolean
  onLoad: () => void
}

/** On a press, or by itself where it may; after a failure on a press only. */
export function LoadMore({ pages, busy, failed, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const off = busy || failed || pages === undefined
  useEnterView(place, { disabled: off, pages: pages ?? 0, margin: '400px' }, onLoad)
  return (
    <div ref={place} className="mt-8 grid justify-items-center gap-3">
      {failed && (
        <p role="alert" className="text-small text-danger">
          Failed to fetch therapists
        </p>
      )}
      <Button kind="soft" busy={busy} busyText="Loading" onClick={onLoad}>
        Load More
      </Button>
    </div>
  )
}

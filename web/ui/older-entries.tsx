import { useRef } from 'react'
import { useEnterView } from '../lib/use-in-view.ts'
import { Button } from '../ui/button.tsx'

type OlderEntriesProps = {
  /** How many pages are here: after each one it looks anew whether it is in view. */
  pages: number
  busy: boolean
  failed: boolean
  onLoad: () => void
}

/** Loads by itself shortly before it comes into view, and on a press; after a failure on a press only. */
export function OlderEntries({ pages, busy, failed, onLoad }: OlderEntriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const off = busy || failed || pages === 0
  useEnterView(place, { disabled: off, pages, margin: '800px' }, onLoad)
  return (
    <div ref={place} className="mt-7 grid justify-items-start gap-3">
      {failed && (
        <p role="alert" className="text-small text-danger">
          Older entries did not load.
        </p>
      )}
      <Button kind="ghost" busy={busy} onClick={onLoad}>
        Older entries
      </Button>
    </div>
  )
}

import { useRef } from 'react'
import { useEnterView } from '../lib/use-in-view.ts'
import { Button } from '../ui/button.tsx'

type OlderEntriesProps = {
  /** How many pages are here: after each one it looks anew whether it is in view. */
  pages: number
  busy: boolean
  failed: boolean
  onLoad: () => void
  what?: string
}

/** Loads by itself shortly before it comes into view, and on a press; after a failure on a press only. */
export function OlderEntries(props: OlderEntriesProps) {
  const { pages, busy, failed, onLoad, what = 'Older entries' } = props
  const place = useRef<HTMLDivElement>(null)
  const off = busy || failed || pages === 0
  useEnterView(place, { disabled: off, pages, margin: '800px' }, onLoad)
  return (
    <div ref={place} className="mt-7 grid justify-items-start gap-3">
      {failed && (
        <p role="alert" className="text-small text-danger">
          {what} did not load.
        </p>
      )}
      <Button kind="ghost" busy={busy} onClick={onLoad}>
        {what}
      </Button>
    </div>
  )
}

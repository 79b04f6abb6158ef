import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/button.tsx'

type OlderEntriesProps = { busy: boolean; failed: boolean; onLoad: () => void }

/** Loads by itself shortly before it comes into view, and on a press; after a failure on a press only. */
export function OlderEntries({ busy, failed, onLoad }: OlderEntriesProps) {
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (busy || failed || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: '800px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [busy, failed])
  return (
    <div ref={place} className="mt-7 grid justify-items-start gap-3">
      {failed && (
        <p role="alert" className="text-[0.93rem] text-danger">
          Older entries did not load.
        </p>
      )}
      <Button kind="ghost" busy={busy} onClick={onLoad}>
        Older entries
      </Button>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/button.tsx'

type LoadMoreProps = { busy: boolean; failed: boolean; onLoad: () => void }

/** Loads by itself when it comes into view, and on a press; after a failure on a press only. */
export function LoadMore({ busy, failed, onLoad }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)
  useEffect(() => {
    if (busy || failed || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [busy, failed])
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

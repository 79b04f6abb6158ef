import type { ReactNode } from 'react'

/** A grey shape of what is coming; size it with classes. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span className={`skeleton ${className}`} />
)

/** Around the skeletons of a screen: one sentence for readers, silence for the shapes. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-live="polite">
      <span className="sr-only">{label}…</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/**
 * A screen kept empty for what is coming, so that nothing below it is seen to jump; and hidden, since
 * nothing is seen of it where it is pushed down itself.
 */
export const Room = () => (
  <>
    <Loading>{null}</Loading>
    <div aria-hidden="true" className="invisible min-h-dvh" />
  </>
)

/** Lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={`h-4 ${line === lines - 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  )
}

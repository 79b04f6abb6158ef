import type { ReactNode } from 'react'

/** The square every picture is drawn in; the caption says what it means. */
export const Canvas = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 320" aria-hidden="true">
    {children}
  </svg>
)

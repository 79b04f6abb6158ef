import type { ReactNode } from 'react'

/** The entry, and beside it, or below it where there is no room, what belongs to it. */
export const EntryColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,1fr)_372px]">
    <div className="min-w-0">{children}</div>
    <div className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:self-start">
      {aside}
    </div>
  </div>
)

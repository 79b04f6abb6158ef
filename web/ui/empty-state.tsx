import type { ReactNode } from 'react'
import { Wave } from './wave.tsx'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

/** What this place is for, and what to do first. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-center gap-3 px-4 py-12 text-center">
      <Wave width={240} height={90} cycles={2} className="mb-3 h-[90px] w-[240px]" />
      <p className="display text-heading">{title}</p>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}

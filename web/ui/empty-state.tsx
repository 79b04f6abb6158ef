import type { ReactNode } from 'react'
import { Wave } from './wave.tsx'

type EmptyStateProps = {
  title: string
  /** Where the page has no other heading, this is its h1. */
  isPage?: true
  children?: ReactNode
  action?: ReactNode
}

/** What this place is for, and what to do first. */
export function EmptyState({ title, isPage, children, action }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'p'
  return (
    <div className="mx-auto grid max-w-[34rem] justify-items-center gap-3 px-4 py-12 text-center">
      <Wave width={240} height={90} cycles={2} className="mb-3 h-[90px] w-[240px] max-w-full" />
      <Heading className="display text-heading">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  )
}

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
    <div className="empty-state">
      <Wave width={240} height={90} cycles={2} className="empty-wave" />
      <Heading className="display text-heading">{title}</Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="empty-ways">{action}</div>}
    </div>
  )
}

import { CloudOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { referenceOf, sentence } from '../lib/failures.ts'
import { Button } from './button.tsx'

type ErrorStateProps = {
  title: string
  /** Its sentence is shown where nothing else is said, and its reference where it has one. */
  error?: unknown
  /** Where the page has no other heading, this is its h1. */
  isPage?: true
  children?: ReactNode
  onRetry?: () => void
  action?: ReactNode
}

/** What happened, and a way on. */
export function ErrorState({ title, error, isPage, children, onRetry, action }: ErrorStateProps) {
  const reference = referenceOf(error)
  const id = useId()
  const why = children ?? (error instanceof Error && sentence(error))
  const Heading = isPage ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className="mx-auto grid max-w-[34rem] justify-items-center gap-3 px-4 py-12 text-center"
    >
      <CloudOff size={36} strokeWidth={1.5} className="mb-1 text-clay-ink" aria-hidden />
      <Heading id={id} className="display text-heading">
        {title}
      </Heading>
      {why && <div className="text-muted">{why}</div>}
      {reference && (
        <p className="text-small text-muted [overflow-wrap:anywhere]">Reference: {reference}</p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2.5 empty:hidden">
        {onRetry && (
          <Button kind="soft" aria-describedby={id} onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}

import { Button } from './button.tsx'

type DidNotLoadProps = { children: string; onRetry: () => void; className?: string }

/** A part of a page that failed while the rest stands. */
export const DidNotLoad = ({ children, onRetry, className = '' }: DidNotLoadProps) => (
  <div
    role="alert"
    className={`note flex flex-wrap items-center justify-between gap-3 ${className}`}
  >
    <p>{children}</p>
    <Button kind="soft" size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

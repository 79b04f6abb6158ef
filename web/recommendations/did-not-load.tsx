import { Button } from '../ui/button.tsx'

/** A part of a page that failed while the rest stands. */
export const DidNotLoad = ({ children, onRetry }: { children: string; onRetry: () => void }) => (
  <div role="alert" className="note mt-5 flex flex-wrap items-center justify-between gap-3">
    <p>{children}</p>
    <Button kind="soft" size="small" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

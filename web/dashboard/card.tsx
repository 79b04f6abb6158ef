import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'

type CardProps = {
  title: string
  /** Said where there is nothing. */
  empty: string
  isPending: boolean
  onRetry?: () => void
  children: ReactNode
}

export function Card({ title, empty, isPending, onRetry, children }: CardProps) {
  return (
    <section className="card wide:p-8">
      <h2 className="mb-5">{title}</h2>
      {isPending ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : (
        children || (
          <div className="text-muted">
            <p>{onRetry ? 'This did not load.' : empty}</p>
            {onRetry && (
              <Button kind="soft" size="small" className="mt-3" onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        )
      )}
    </section>
  )
}

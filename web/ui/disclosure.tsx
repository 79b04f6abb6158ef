import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  title: string
  /** Of the whole. */
  className?: string
  /** Of the line that opens it. */
  lineClassName?: string
  children: ReactNode
}

/** For whoever wants to know more: a line that opens. */
export const Disclosure = ({ title, className = '', lineClassName, children }: DisclosureProps) => (
  <details className={`group ${className}`}>
    <summary
      className={`inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold ${lineClassName ?? ''}`}
    >
      <ChevronRight
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="flex-none transition-transform group-open:rotate-90"
      />
      {title}
    </summary>
    {children}
  </details>
)

import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type DisclosureProps = {
  title: string
  /** Of the whole. */
  className?: string
  /** Of the line that opens it. */
  lineClassName?: string
  /** As it is drawn first. */
  startOpen?: boolean
  children: ReactNode
}

/** For whoever wants to know more: a line that opens. */
export function Disclosure(props: DisclosureProps) {
  const { title, className = '', lineClassName, startOpen = false, children } = props
  const [open] = useState(startOpen)
  return (
    <details className={`group ${className}`} open={open}>
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
}

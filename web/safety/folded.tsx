import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** For whoever wants to know more: a line that opens. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group mt-4 border-t border-line pt-3">
    <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
      <ChevronRight
        size={18}
        strokeWidth={1.75}
        aria-hidden
        className="transition-transform group-open:rotate-90"
      />
      {title}
    </summary>
    <div className="mt-3 mb-6">{children}</div>
  </details>
)

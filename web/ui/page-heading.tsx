import type { ReactNode } from 'react'
import { Title } from './title.tsx'

type PageHeadingProps = {
  /** The h1, and the document's title unless `documentTitle` differs. */
  title: string
  documentTitle?: string
  lead?: ReactNode
  /** Beside the heading on wide screens, below it on phones. */
  actions?: ReactNode
}

export function PageHeading({ title, documentTitle = title, lead, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <Title>{documentTitle}</Title>
      <div className="min-w-0">
        <h1>{title}</h1>
        {lead && <p className="mt-3 max-w-[60ch] text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </header>
  )
}

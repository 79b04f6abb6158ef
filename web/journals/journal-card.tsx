import type { Journal } from '@attune/contract/journals.ts'
import { paths } from '@attune/contract/paths.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useMobile } from '../lib/breakpoints.ts'
import { dateTime } from '../lib/dates.ts'
import { Button } from '../ui/button.tsx'
import { isLong, preview } from './preview.ts'

export function JournalCard({ entry }: { entry: Journal }) {
  const title = useId()
  return (
    <article className="card">
      <p className="text-small text-muted">
        <time dateTime={entry.date.toISOString()}>{dateTime(entry.date)}</time>
      </p>
      <EntryTitle id={title} to={paths.journal(entry._id)}>
        {entry.title}
      </EntryTitle>
      <Content text={entry.content} title={title} />
    </article>
  )
}

/** What a card of an entry is called, and where it is read. */
export const EntryTitle = ({ id, to, children }: { id?: string; to: string; children: string }) => (
  <h2 className="mt-1.5 [overflow-wrap:anywhere]">
    <Link
      id={id}
      to={to}
      className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
    >
      {children}
    </Link>
  </h2>
)

/** More than three lines can show at any width. */
const threeLines = 700

/** spec §9: on phones the first 100 characters, and the rest on request. */
function Content({ text, title }: { text: string; title: string }) {
  const mobile = useMobile()
  const [open, setOpen] = useState(false)
  if (!mobile) return <p className="mt-2 line-clamp-3 text-muted">{text.slice(0, threeLines)}</p>
  return (
    <>
      <p className="mt-2 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
        {open ? text : preview(text)}
      </p>
      {isLong(text) && (
        <Button
          kind="plain"
          size="small"
          className="-ml-3"
          aria-describedby={title}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Read More'}
        </Button>
      )}
    </>
  )
}

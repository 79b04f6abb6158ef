import './risk.css'
import type { HelpNote } from '@attune/contract/risk.ts'
import { ChevronDown, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useHelp } from '../help/queries.ts'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MoreHelp } from './more-help.tsx'
import { type Therapist, useSeenBy } from './seen-by.ts'
import { WayLink } from './way-link.tsx'
import { waysOf } from './ways.ts'

type HelpPanelProps = {
  note: HelpNote
  /** In a chat: whom the words go to. */
  to: Therapist | undefined
  onClose: () => void
}

/** So many ways stand open; the others are folded, so that a conversation stays in sight. */
const mostOpen = 2
const mostOpenInChat = 1

/** Calm, beside what was written: one plain sentence and who can listen. Nothing is sent by it. */
export function HelpPanel({ note, to, onClose }: HelpPanelProps) {
  const { help, known, guessed } = useHelp()
  const [open, setOpen] = useState(false)
  const seenBy = useSeenBy(note, to)
  const [heading, rest] = [useId(), useId()]
  const shown = to && !note.emergencyFirst ? mostOpenInChat : mostOpen
  const ways = help ? waysOf(note, help, to?._id) : []
  return (
    <section aria-labelledby={heading} tabIndex={-1} className="help-note" lang={note.language}>
      <Heading id={heading} note={note} onClose={onClose} />
      <p dir="auto">
        {note.text} {seenBy && <span className="font-medium">{seenBy}</span>}
      </p>
      {!to && (
        <p className="text-muted" dir="auto">
          {note.labels.nobodyTold}
        </p>
      )}
      {help ? (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5" dir="auto">
          {ways.slice(0, shown).map((way, i) => (
            <WayLink key={way.href} way={way} first={i === 0} />
          ))}
          <button
            type="button"
            className={`${buttonClass({ kind: 'plain', size: 'small' })} px-2`}
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => setOpen(!open)}
          >
            {note.labels.more}
            <ChevronDown
              size={16}
              strokeWidth={1.75}
              aria-hidden
              className={open ? 'rotate-180' : ''}
            />
          </button>
        </div>
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
      <div id={rest} hidden={!open}>
        {open && help && (
          <MoreHelp
            note={note}
            help={help}
            known={known}
            guessed={guessed}
            inChat={to !== undefined}
          >
            {ways.slice(shown).map((way) => (
              <WayLink key={way.href} way={way} first={false} />
            ))}
          </MoreHelp>
        )}
      </div>
    </section>
  )
}

type HeadingProps = { id: string; note: HelpNote; onClose: () => void }

const Heading = ({ id, note: { heading, labels }, onClose }: HeadingProps) => (
  <div className="flex items-start gap-1" dir="auto">
    <h2 id={id} className="help-note-heading">
      {heading}
    </h2>
    <IconButton label={labels.close} className="-my-2.5 -me-2.5 ms-auto shrink-0" onClick={onClose}>
      <X size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  </div>
)

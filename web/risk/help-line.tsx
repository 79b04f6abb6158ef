import './risk.css'
import type { HelpNote } from '@attune/contract/risk.ts'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useHelp } from '../help/queries.ts'
import { buttonClass, IconButton } from '../ui/button.tsx'
import { WayLink } from './way-link.tsx'
import { waysOf } from './ways.ts'

type HelpLineProps = {
  note: HelpNote
  /** In a chat: the id of whom the words go to anyway. */
  to: string | undefined
  /** Where the rest is: below, above, or behind this. */
  icon: ReactNode
  /** Beside the note itself, which is out of sight: one region of that name is enough. */
  apart: boolean
  onMore: () => void
  onClose: () => void
}

/** The note where there is no room for it: what it says in a line, one way to somebody, and the way to the rest. */
export function HelpLine({ note, to, icon, apart, onMore, onClose }: HelpLineProps) {
  const Region = apart ? 'div' : 'section'
  const { help } = useHelp()
  const heading = useId()
  const [way] = help ? waysOf(note, help, to) : []
  return (
    <Region
      {...(apart && { role: 'group' })}
      aria-labelledby={heading}
      className="help-line"
      lang={note.language}
      // A finger on it takes neither the focus from what one writes nor the keyboard away.
      onMouseDown={(event) => event.preventDefault()}
    >
      <p id={heading} className="help-line-heading" dir="auto">
        {note.heading}
      </p>
      <IconButton label={note.labels.close} className="help-line-close" onClick={onClose}>
        <X size={18} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <div className="help-line-ways" dir="auto">
        {way && <WayLink way={way} first />}
        <button
          type="button"
          className={`${buttonClass({ kind: 'plain', size: 'small' })} px-2`}
          onClick={onMore}
        >
          {note.labels.more}
          {icon}
        </button>
      </div>
    </Region>
  )
}

import { useRef } from 'react'
import { HelpPanel } from './help-panel.tsx'
import type { RiskCheck } from './use-risk-check.ts'

type HelpBesideProps = {
  check: RiskCheck
  /** In a conversation with this therapist there is no need to offer it. */
  withTherapist?: string | undefined
  className?: string
}

/** The place beside a text where help appears: said once, politely, and without taking the focus. */
export function HelpBeside({ check, withTherapist, className = '' }: HelpBesideProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={`outline-none ${className}`}>
      <p role="status" className="sr-only">
        {check.shown && said[check.grade]}
      </p>
      {check.shown && (
        <HelpPanel
          grade={check.grade}
          withTherapist={withTherapist}
          onClose={() => {
            // The button that had the focus is about to go.
            if (place.current?.contains(document.activeElement)) place.current.focus()
            check.close()
          }}
        />
      )}
    </div>
  )
}

/** A rise is said again, as the words change. */
const said = {
  none: '',
  distress: '',
  possible: 'A note with help lines is now beside what you write.',
  imminent: 'A note with the emergency number is now beside what you write.',
}

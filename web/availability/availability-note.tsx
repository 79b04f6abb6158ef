import type { Availability } from '@attune/contract/availability.ts'
import { CalendarClock } from 'lucide-react'
import { availabilityTexts } from './availability-text.ts'

type AvailabilityNoteProps = {
  availability: Availability
  /** That no new patients are taken is no news to someone who writes already. */
  inContact?: boolean
}

/** When an answer can be expected, beside what is written; nothing where nothing is known. */
export function AvailabilityNote({ availability, inContact = false }: AvailabilityNoteProps) {
  const lines = availabilityTexts(availability, new Date(), { inContact })
  if (lines.length === 0) return null
  return (
    <p className="flex gap-2 text-small leading-snug text-muted">
      <CalendarClock size={16} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
      <span>{lines.map(({ text }) => text).join(' ')}</span>
    </p>
  )
}

/** On a card: the one thing to know first. */
export function AvailabilityLine({ availability }: { availability: Availability }) {
  const [first] = availabilityTexts(availability, new Date())
  if (!first) return null
  const isQuiet = first.about === 'hours'
  return <p className={isQuiet ? '' : 'font-medium text-clay-ink'}>{first.short}</p>
}

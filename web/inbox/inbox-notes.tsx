import { CalendarStrip } from '../calendar/calendar-strip.tsx'
import { StandingNote } from '../responsiveness/standing-note.tsx'

/** Between the heading of the inbox and its patients. */
export const InboxNotes = () => (
  <>
    <StandingNote />
    <CalendarStrip />
  </>
)

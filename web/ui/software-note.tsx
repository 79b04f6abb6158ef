import { dateTime } from '../lib/dates.ts'

type SoftwareNoteProps = {
  made: { at: Date; inputs: string; reviewed: boolean }
}

/** Under everything that software wrote: who made it, when, from what, and who has looked at it. */
export function SoftwareNote({ made }: SoftwareNoteProps) {
  return (
    <p className="text-small leading-normal text-muted">
      Made by software from {made.inputs} on {dateTime(made.at)}.{' '}
      {made.reviewed ? 'Reviewed by a therapist.' : 'Not reviewed by a professional.'}
    </p>
  )
}

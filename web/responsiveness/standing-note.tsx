import { useQuery } from '@tanstack/react-query'
import { usePerson } from '../lib/session.ts'
import { standingOf } from './queries.ts'
import { standingText } from './responsiveness-text.ts'

/** Tells a therapist what follows from not answering, before it does. */
export function StandingNote() {
  const { id } = usePerson()
  const { data } = useQuery(standingOf(id))
  const text = data && standingText(data)
  return text ? (
    <p role="status" className="note note-clay mb-6">
      {text}
    </p>
  ) : null
}

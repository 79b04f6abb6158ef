import type { Availability } from '@attune/contract/availability.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasDraft } from '../lib/has-draft.ts'
import { usePerson } from '../lib/session.ts'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { practiceFactsOf } from '../practice/queries.ts'
import { Button } from '../ui/button.tsx'
import { TitledCard } from '../ui/titled-card.tsx'
import { AvailabilityForm, availabilityDraft } from './availability-form.tsx'
import { availabilityTexts } from './availability-text.ts'

/** On a therapist's own profile: what patients read of their time, and how to change it. */
export function AvailabilityCard({ availability }: { availability: Availability }) {
  const { id } = usePerson()
  const [editing, setEditing] = useState(() => hasDraft(id, availabilityDraft))
  const heading = useFocusOnChange(editing)
  return (
    <TitledCard
      title="Availability"
      titleId="availability"
      titleRef={heading}
      lead="Patients read this on your card, on your profile and beside what they write to you."
    >
      <div className="mt-5">
        {editing ? (
          <AvailabilityForm availability={availability} onDone={() => setEditing(false)} />
        ) : (
          <>
            <AsPatientsRead availability={availability} />
            <Button
              kind="soft"
              size="small"
              className="mt-5"
              aria-label="Change availability"
              onClick={() => setEditing(true)}
            >
              Change
            </Button>
          </>
        )}
      </div>
    </TitledCard>
  )
}

function AsPatientsRead({ availability }: { availability: Availability }) {
  const lines = availabilityTexts(availability, new Date()).map(({ text }) => text)
  const { data: facts } = useQuery(practiceFactsOf(usePerson().id))
  const all = availability.accepting ? [facts?.closed ? noRoom : takes, ...lines] : lines
  return (
    <ul className="grid gap-1.5 font-medium">
      {all.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {!availability.replyHours && (
        <li className="font-normal text-muted">You have not said when you usually answer.</li>
      )}
    </ul>
  )
}

const takes = 'Taking new patients.'
const noRoom =
  'Your caseload is closed: nobody new is led to you. Whoever has your booking link can ask for a time.'

import type { Availability } from '@attune/contract/availability.ts'
import { useState } from 'react'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { Button } from '../ui/button.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { said } from './said.ts'

/** On a therapist's own profile: what patients read of their time, and how to change it. */
export function AvailabilityCard({ availability }: { availability: Availability }) {
  const [editing, setEditing] = useState(false)
  const heading = useFocusOnChange(editing)
  return (
    <section aria-labelledby="availability" className="card mt-10 wide:p-9">
      <h2 ref={heading} tabIndex={-1} id="availability" className="text-[1.45rem]">
        Availability
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        Patients read this on your card, on your profile and beside what they write to you.
      </p>
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
    </section>
  )
}

function AsPatientsRead({ availability }: { availability: Availability }) {
  const lines = said(availability, new Date()).map(({ text }) => text)
  const all = availability.accepting ? ['Taking new patients.', ...lines] : lines
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

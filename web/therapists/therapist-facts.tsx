import './therapists.css'
import { notShown, type Therapist } from '@attune/contract/therapists.ts'
import type { ReactNode } from 'react'

/** spec §2: what a patient sees of a therapist; N/A where nothing is given. */
export function TherapistFacts({
  therapist,
  children,
}: {
  therapist: Therapist
  children?: ReactNode
}) {
  const { experience, approach, clients, additionalServices, phone, email, username } = therapist
  const { contactWithheld } = therapist
  const facts = [
    ['Experience', experience],
    ['Therapy approaches', approach],
    ['Clients', clients],
    ['Additional services', additionalServices],
    ['Username', username],
  ] as const
  return (
    <dl className="facts">
      {children}
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || 'N/A'}</dd>
        </div>
      ))}
      <div>
        <dt>Phone</dt>
        <dd>
          {isGiven(phone) ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'N/A'}
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{isGiven(email) ? <a href={`mailto:${email}`}>{email}</a> : 'N/A'}</dd>
      </div>
      {contactWithheld && (
        <div>
          <dt>Why N/A</dt>
          <dd>
            You have looked at many profiles today, so phone and email are left out until tomorrow.
            You can write here all the same.
          </dd>
        </div>
      )}
    </dl>
  )
}

const isGiven = (contact: string) => contact !== '' && contact !== notShown

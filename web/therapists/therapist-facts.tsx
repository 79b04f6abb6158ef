import './therapists.css'
import type { Therapist } from '@attune/contract/therapists.ts'
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
        <dd>{phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : 'N/A'}</dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>{email ? <a href={`mailto:${email}`}>{email}</a> : 'N/A'}</dd>
      </div>
    </dl>
  )
}

import { notShown, type Therapist } from '@attune/contract/therapists.ts'
import { Fact } from './fact.tsx'

/** How else they are reached, as far as they show it. */
export function ContactFacts({ therapist }: { therapist: Therapist }) {
  const { phone, email, username, contactWithheld } = therapist
  return (
    <>
      <Fact name="Phone">
        {isGiven(phone) && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </Fact>
      <Fact name="Email">{isGiven(email) && <a href={`mailto:${email}`}>{email}</a>}</Fact>
      <Fact name="Username">{username}</Fact>
      {contactWithheld && (
        <Fact name="Why N/A">
          You have looked at many profiles today, so phone and email are left out until tomorrow.
          You can write here all the same.
        </Fact>
      )}
    </>
  )
}

const isGiven = (contact: string) => contact !== '' && contact !== notShown

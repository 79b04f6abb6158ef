import './therapists.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { ContactFacts } from './contact-facts.tsx'
import { Fact } from './fact.tsx'

/** What follows from the answers, and how they are reached; N/A where nothing is given. */
export const TherapistFacts = ({ therapist }: { therapist: Therapist }) => (
  <dl className="facts">
    <Fact name="Experience">{therapist.experience}</Fact>
    <Fact name="Therapy approaches">{therapist.approach}</Fact>
    <Fact name="Clients">{therapist.clients}</Fact>
    <Fact name="Additional services">{therapist.additionalServices}</Fact>
    <ContactFacts therapist={therapist} />
  </dl>
)

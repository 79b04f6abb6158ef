import './therapists.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LicenceList } from '../licences/licence-list.tsx'
import { factLines } from '../practice/fact-lines.ts'
import { practiceAreasOf, practiceFactsOf } from '../practice/queries.ts'
import { ResponsivenessLine } from '../responsiveness/responsiveness-line.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { Fact, Said } from './fact.tsx'

type TherapistStoryProps = { therapist: Therapist; match?: ReactNode; sharing?: ReactNode }

/** A therapist in the order in which someone choosing asks: in their own words, may they, what, how, where, when. */
export function TherapistStory({ therapist, match, sharing }: TherapistStoryProps) {
  const { _id, specialization, approach, languages, formats, hours } = therapist
  const { experience, clients, additionalServices } = therapist
  const { data: facts } = useQuery(practiceFactsOf(_id))
  const { data: areas = [] } = useQuery(practiceAreasOf(_id))
  const main = areas.filter((area) => area.main).map(({ label }) => label)
  const today = new Date().toISOString().slice(0, 10)
  return (
    <div className="grid gap-7">
      {facts?.words && (
        <section aria-label="In their own words">
          <p className="written">{facts.words}</p>
          <p className="mt-2 text-small text-muted">
            {therapist.name}’s own words. Attune has checked none of them.
          </p>
        </section>
      )}
      <LicenceList therapistId={_id} />
      <section aria-label="The practice" className="grid gap-4">
        <h2 className="text-title">The practice</h2>
        <dl className="facts">
          <Fact name="Specialization">{specialization}</Fact>
          {main.length > 0 && <Fact name="Most of my work">{main.join(', ')}</Fact>}
          <Fact name="Therapy approaches">{approach}</Fact>
          <Said name="Languages">{languages}</Said>
          <Said name="Sessions">{formats}</Said>
          <Said name="Hours, by their clock">{hours}</Said>
          {facts &&
            factLines(facts, today).map(([name, text]) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          <div>
            <dt>First answers</dt>
            <dd>
              <ResponsivenessLine therapistId={_id} />
            </dd>
          </div>
          <Fact name="Experience">{experience}</Fact>
          <Fact name="Clients">{clients}</Fact>
          <Fact name="Additional services">{additionalServices}</Fact>
        </dl>
        <p className="text-small text-muted">
          Attune itself charges nothing, neither you nor them. What a session costs is paid to the
          therapist.
        </p>
      </section>
      {match}
      <section aria-label="Contact" className="grid gap-4">
        <h2 className="text-title">Contact</h2>
        <dl className="facts">
          {sharing}
          <ContactFacts therapist={therapist} />
        </dl>
      </section>
    </div>
  )
}

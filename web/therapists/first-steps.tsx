import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { bookingLinkOf, calendarOf } from '../calendar/queries.ts'
import { therapistProfile } from '../lib/profile.ts'
import { usePerson } from '../lib/session.ts'
import { licencesOf } from '../licences/queries.ts'
import { practiceFactsOf } from '../practice/queries.ts'
import { templatesOf } from '../templates/queries.ts'
import { Button } from '../ui/button.tsx'
import { AsPatientsDo } from './as-patients-do.tsx'

type Step = { title: string; why: string; done: boolean; to: string }

/** What a new practice needs, one thing after another; at its end the profile as patients see it. */
export function FirstSteps() {
  const { steps } = useFirstSteps()
  const [shown, setShown] = useState(false)
  if (!steps) return null
  const left = steps.filter(({ done }) => !done).length
  const see = (
    <Button kind={left ? 'ghost' : 'soft'} size="small" onClick={() => setShown(true)}>
      See it as patients do
    </Button>
  )
  return (
    <section aria-labelledby="first-steps" className="card mt-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="first-steps" className="text-title">
          {left ? 'Your first steps' : 'Your profile is complete'}
        </h2>
        {left === 0 ? (
          see
        ) : (
          <p className="text-small text-muted">{`${steps.length - left} of ${steps.length} done`}</p>
        )}
      </div>
      {left > 0 && (
        <>
          <ol className="mt-4 grid gap-1">
            {steps.map((step) => (
              <StepLine key={step.title} step={step} />
            ))}
          </ol>
          <div className="mt-4">{see}</div>
        </>
      )}
      {shown && <AsPatientsDo onClose={() => setShown(false)} />}
    </section>
  )
}

function StepLine({ step: { title, why, done, to } }: { step: Step }) {
  const Icon = done ? Check : Circle
  return (
    <li className="flex gap-3 py-1.5">
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden
        className={`mt-0.5 flex-none ${done ? 'text-pine' : 'text-muted'}`}
      />
      <span className="min-w-0 leading-snug">
        {done ? (
          <span className="text-muted">{title}</span>
        ) : (
          <Link to={to} className="relative -my-2.5 inline-block py-2.5 font-medium">
            {title}
          </Link>
        )}
        <span className="sr-only">{done ? ', done' : ', to do'}</span>
        {!done && <span className="block text-small text-muted">{why}</span>}
      </span>
    </li>
  )
}

/** No steps until all of it is known: one that is done must not be asked for. */
export function useFirstSteps(): { steps?: readonly Step[]; isLoading: boolean } {
  const { id } = usePerson()
  const profile = useQuery(therapistProfile(id))
  const licences = useQuery(licencesOf(id))
  const facts = useQuery(practiceFactsOf(id))
  const templates = useQuery(templatesOf(id))
  const hours = useQuery(calendarOf(id))
  const link = useQuery(bookingLinkOf(id))
  const isLoading = [profile, licences, facts, templates, hours, link].some((one) => one.isLoading)
  if (!profile.data || !licences.data || !facts.data || !templates.data) return { isLoading }
  // Null where there is no calendar yet.
  if (hours.data === undefined || !link.data) return { isLoading }
  const said = {
    hasLicence: licences.data.length > 0,
    saysFacts: Object.values(facts.data).some(isSaid),
    hasTemplate: templates.data.length > 0,
    hasHours: hours.data !== null,
    // Who took it back knows where it is.
    hasLink: link.data.handle !== null || link.data.former.length > 0,
  }
  return { isLoading, steps: stepsOf(profile.data, said) }
}

type Said = {
  hasLicence: boolean
  saysFacts: boolean
  hasTemplate: boolean
  hasHours: boolean
  hasLink: boolean
}

function stepsOf(
  profile: Therapist,
  { hasLicence, saysFacts, hasTemplate, hasHours, hasLink }: Said,
): readonly Step[] {
  const to = paths.therapistProfile
  const hours = `${paths.calendar}#calendar-settings`
  return [
    answersStep(profile),
    {
      title: 'Declare your licence',
      why: 'Without one your profile is matched to nobody.',
      done: hasLicence,
      to: `${to}#licences`,
    },
    {
      title: 'Add a picture',
      why: 'Patients write to a face more easily.',
      done: profile.image !== null,
      to: `${to}#picture`,
    },
    {
      title: 'Say when you answer',
      why: 'Whoever writes knows when to expect you.',
      done: profile.availability.replyHours !== null,
      to: `${to}#availability`,
    },
    {
      title: 'Say where you work and what it costs',
      why: 'Only people who can come and pay are led to you.',
      done: saysFacts,
      to: `${to}#your-practice`,
    },
    {
      title: 'Say when you can be booked',
      why: 'Without hours in your calendar nobody can ask for a time.',
      done: hasHours,
      to: hours,
    },
    {
      title: 'Print or share your booking link',
      why: 'For a card or your web site: whoever opens it sees when you are free.',
      done: hasLink,
      // It is made where the hours are, once there are any.
      to: hasHours ? `${paths.calendar}#booking-link` : hours,
    },
    {
      title: 'Keep words for a first answer',
      why: 'A template saves time; patients see it only when you send it.',
      done: hasTemplate,
      to: `${paths.patients}#templates`,
    },
  ]
}

/** The questionnaire is open once; what is missing in it after that is said on the profile. */
function answersStep({ questionsSubmitted, specialization }: Therapist): Step {
  const done = specialization !== ''
  if (questionsSubmitted && !done)
    return {
      title: 'Say what you work with',
      why: 'Patients and matching look for it: it is missing in your answers.',
      done,
      to: paths.therapistProfile,
    }
  return {
    title: 'Answer the questions',
    why: 'Matching works with them: until then you are shown to nobody.',
    done,
    to: paths.therapistQuestions,
  }
}

const isSaid = (fact: unknown) =>
  Array.isArray(fact) ? fact.length > 0 : fact !== null && fact !== undefined && fact !== false

import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { AvailabilityNote } from '../availability/availability-note.tsx'
import { GrantEditor } from '../diagnosis/grant-editor.tsx'
import { FavoriteStar } from '../favorites/favorite-star.tsx'
import { useFavorites } from '../favorites/favorites.ts'
import { useWide } from '../lib/breakpoints.ts'
import { usePerson } from '../lib/session.ts'
import { LicenceLine } from '../licences/licence-line.tsx'
import { LicenceList } from '../licences/licence-list.tsx'
import { threadsOf } from '../live/queries.ts'
import { MatchScore } from '../match-score/match-score.tsx'
import { bestMatchesOf } from '../matching/queries.ts'
import { PracticeFactsSection } from '../practice/practice-facts-section.tsx'
import { ResponsivenessLine } from '../responsiveness/responsiveness-line.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { TherapistFacts } from './therapist-facts.tsx'

/** The profile beside the chat; on a phone one line that opens. */
export function TherapistSide({ therapist }: { therapist: Therapist }) {
  const isWide = useWide()
  const face = <Face therapist={therapist} size={isWide ? 112 : 56} />
  const details = <Details therapist={therapist} />
  if (isWide)
    return (
      <aside className="therapist-side card" aria-label="Profile">
        <Link to={paths.messages} className="back-link -mt-2.5">
          <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
          Messages
        </Link>
        {face}
        {details}
      </aside>
    )
  return (
    <aside className="therapist-side card" aria-label="Profile">
      {face}
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-1 text-small font-semibold text-pine">
          Full profile
          <ChevronDown size={18} strokeWidth={1.75} className="group-open:rotate-180" aria-hidden />
        </summary>
        <div className="pb-3">{details}</div>
      </details>
    </aside>
  )
}

function Face({ therapist, size }: { therapist: Therapist; size: number }) {
  const { id } = usePerson()
  const favorites = useFavorites(id)
  return (
    <div className="therapist-face">
      <Avatar name={therapist.name} image={therapist.image} size={size} />
      <div className="min-w-0">
        <h1 className="text-title wide:text-heading">
          <bdi>{therapist.name}</bdi>
        </h1>
        <p className="mt-1 text-small leading-snug text-muted max-wide:line-clamp-2">
          {therapist.specialization || 'N/A'}
        </p>
        <div className="mt-1 text-small leading-snug">
          <LicenceLine licence={therapist.licence} />
        </div>
        {therapist.isDemo && (
          <p className="mt-2">
            <DemoMark />
          </p>
        )}
      </div>
      <FavoriteStar favorites={favorites} therapist={therapist} />
    </div>
  )
}

function Details({ therapist }: { therapist: Therapist }) {
  const { id, questionsSubmitted } = usePerson()
  const { data: best } = useQuery({ ...bestMatchesOf(id), enabled: questionsSubmitted })
  const { data: threads } = useQuery(threadsOf(id))
  const match = best?.find((one) => one.match._id === therapist._id)?.match
  const inContact = threads?.some(({ partner }) => partner._id === therapist._id)
  return (
    <div className="grid gap-6">
      <AvailabilityNote availability={therapist.availability} inContact={inContact ?? false} />
      {match && (
        <section aria-label="Your match" className="grid gap-3.5">
          <MatchScore match={match} name={therapist.name} startOpen={false} />
        </section>
      )}
      <PracticeFactsSection therapistId={therapist._id} />
      <TherapistFacts therapist={therapist}>
        <div>
          <dt>First answers</dt>
          <dd>
            <ResponsivenessLine therapistId={therapist._id} />
          </dd>
        </div>
        {inContact && (
          <div>
            <dt>May see</dt>
            <dd>
              <GrantEditor userId={id} therapist={therapist} />
            </dd>
          </div>
        )}
      </TherapistFacts>
      <LicenceList therapistId={therapist._id} />
    </div>
  )
}

import './therapists.css'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { NextFreeTimes } from '../appointments/next-free-times.tsx'
import { AvailabilityNote } from '../availability/availability-note.tsx'
import { GrantEditor } from '../diagnosis/grant-editor.tsx'
import { FavoriteStar } from '../favorites/favorite-star.tsx'
import { useFavorites } from '../favorites/favorites.ts'
import { useWide } from '../lib/breakpoints.ts'
import { usePerson } from '../lib/session.ts'
import { LicenceLine } from '../licences/licence-line.tsx'
import { useThread } from '../live/use-threads.ts'
import { MatchScore } from '../match-score/match-score.tsx'
import { bestMatchesOf } from '../matching/queries.ts'
import { yearsOfWork } from '../matching/therapist-text.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { TherapistStory } from './therapist-story.tsx'

/** All there is to know before a first message, their own words first. */
export function TherapistProfile({ therapist }: { therapist: Therapist }) {
  const { id } = usePerson()
  const inContact = useThread(id, therapist._id) !== undefined
  return (
    <section className="therapist-profile card" aria-label="Profile">
      <Face therapist={therapist} />
      <AvailabilityNote availability={therapist.availability} inContact={inContact} />
      <NextFreeTimes therapist={therapist} />
      <TherapistStory
        therapist={therapist}
        match={<YourMatch therapist={therapist} />}
        sharing={
          inContact && (
            <div>
              <dt>May see</dt>
              <dd className="flex flex-wrap items-center gap-x-1.5">
                <GrantEditor userId={id} therapist={therapist} />
              </dd>
            </div>
          )
        }
      />
    </section>
  )
}

function Face({ therapist }: { therapist: Therapist }) {
  const { id } = usePerson()
  const favorites = useFavorites(id)
  const isWide = useWide()
  return (
    <header className="therapist-face">
      <Avatar name={therapist.name} image={therapist.image} size={isWide ? 112 : 72} />
      <div className="min-w-0">
        <h1 className="text-title wide:text-heading">
          <bdi>{therapist.name}</bdi>
        </h1>
        <div className="mt-1 grid gap-1 text-small leading-snug">
          <p className="text-muted">{yearsOfWork(therapist)}</p>
          <LicenceLine licence={therapist.licence} />
          {therapist.isDemo && (
            <p>
              <DemoMark />
            </p>
          )}
        </div>
      </div>
      <FavoriteStar favorites={favorites} therapist={therapist} />
    </header>
  )
}

/** Where they are among the best matches, with the reasons. */
function YourMatch({ therapist: { _id, name } }: { therapist: Therapist }) {
  const { id, questionsSubmitted } = usePerson()
  const { data: best } = useQuery({ ...bestMatchesOf(id), enabled: questionsSubmitted })
  const match = best?.find((one) => one.match._id === _id)?.match
  if (!match) return null
  return (
    <section aria-label="Your match" className="grid gap-3.5">
      <h2 className="text-title">Your match</h2>
      <MatchScore match={match} name={name} startOpen />
    </section>
  )
}

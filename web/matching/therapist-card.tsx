import './find.css'
import type { Match } from '@attune/contract/matching.ts'
import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { NextFreeLine } from '../appointments/next-free-line.tsx'
import { AvailabilityLine } from '../availability/availability-note.tsx'
import { FavoriteStar } from '../favorites/favorite-star.tsx'
import type { Favorites } from '../favorites/favorites.ts'
import { useMobile, useRoomy } from '../lib/breakpoints.ts'
import { LicenceLine } from '../licences/licence-line.tsx'
import { MatchScore } from '../match-score/match-score.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { languagesAndFormats, truncate, yearsOfWork } from './therapist-text.ts'

type TherapistCardProps = {
  therapist: Therapist
  favorites: Favorites
  match?: Match
  startOpen?: boolean
  onMessage: (therapist: Therapist) => void
}

export function TherapistCard(props: TherapistCardProps) {
  const { therapist, favorites, match, startOpen = false, onMessage } = props
  const isRoomy = useRoomy()
  const score = match && <MatchScore match={match} name={therapist.name} startOpen={startOpen} />
  return (
    <article className="card flex flex-col gap-3 max-sm:p-4 wide:gap-3.5 wide:p-6">
      <TherapistFace therapist={therapist} score={!isRoomy && score}>
        <FavoriteStar favorites={favorites} therapist={therapist} />
      </TherapistFace>
      {isRoomy && score}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-1 *:flex-1">
        <Link
          to={paths.therapist(therapist._id)}
          className={buttonClass({ kind: 'ghost', size: 'small' })}
          aria-label={`Profile of ${therapist.name}`}
        >
          Profile
        </Link>
        <Button
          size="small"
          aria-label={`Message ${therapist.name}`}
          onClick={() => onMessage(therapist)}
        >
          Message
        </Button>
      </div>
      <CompareChoice therapist={therapist} />
    </article>
  )
}

type TherapistFaceProps = {
  therapist: Therapist
  /** Where there is little room, what decides follows the name. */
  score?: ReactNode
  children?: ReactNode
}

/** Photo, name, what they work with, for how long. */
export function TherapistFace(props: TherapistFaceProps) {
  const { therapist, score, children } = props
  const { name, image, isDemo } = therapist
  const isNarrow = useMobile()
  return (
    <header className="therapist-head">
      <Avatar name={name} image={image} size={isNarrow ? 56 : 72} />
      <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-title tracking-[-0.01em] text-ink">
        <bdi>{name}</bdi>
        {isDemo && <DemoMark />}
      </h2>
      {children}
      {score && <div className="therapist-score">{score}</div>}
      <TherapistLines therapist={therapist} />
    </header>
  )
}

type TherapistLinesProps = { therapist: Therapist }

/** What a press on the card or beside it does not change is not drawn anew with it. */
const TherapistLines = memo(({ therapist }: TherapistLinesProps) => (
  <div className="therapist-lines text-small leading-[1.4] text-muted">
    <p title={therapist.specialization}>
      {truncate(therapist.specialization) || 'Specialization not listed'}
    </p>
    <p>{yearsOfWork(therapist)}</p>
    <p className="empty:hidden">{languagesAndFormats(therapist)}</p>
    <LicenceLine licence={therapist.licence} />
    <p className="[overflow-wrap:anywhere] empty:hidden">{therapist.stated}</p>
    <AvailabilityLine availability={therapist.availability} />
    <NextFreeLine therapistId={therapist._id} name={therapist.name} />
  </div>
))

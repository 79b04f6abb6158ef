import './therapists.css'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { isCode, sentence } from '../lib/failures.ts'
import { therapistProfile } from '../lib/profile.ts'
import { Chat } from '../messages/chat.tsx'
import { partnerOf } from '../messages/partner-of.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { Title } from '../ui/title.tsx'
import { TherapistSide } from './therapist-side.tsx'

/** Who they are, and the conversation with them, side by side. */
export function TherapistPage() {
  const { id = '' } = useParams()
  const { data: therapist, error, refetch } = useQuery(therapistProfile(id))
  // An address that is no id at all is answered as one that nobody has.
  if (isCode(error, 'not_found') || isCode(error, 'invalid')) return <NotFound />
  if (error && !therapist)
    return (
      <Failed>
        <ErrorState
          error={error}
          title="Failed to fetch therapist profile"
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      </Failed>
    )
  return (
    <div className="therapist-page">
      {therapist ? (
        <>
          <Title>{therapist.name}</Title>
          <TherapistSide therapist={therapist} />
          <div className="therapist-talk card">
            <Chat key={therapist._id} partner={partnerOf(therapist)} />
          </div>
        </>
      ) : (
        <Opening />
      )}
    </div>
  )
}

const NotFound = () => (
  <Failed>
    <EmptyState
      title="Therapist not found"
      action={
        <Link to={paths.findTherapist} className={buttonClass()}>
          Find a Therapist
        </Link>
      }
    >
      They may have left, or the address may be mistyped. Your conversations are kept under{' '}
      <Link to={paths.messages}>Messages</Link>.
    </EmptyState>
  </Failed>
)

/** Every page has a heading, also one that could not be drawn. */
const Failed = ({ children }: { children: React.ReactNode }) => (
  <>
    <Title>Therapist</Title>
    <h1 className="sr-only">Therapist</h1>
    {children}
  </>
)

const Opening = () => (
  <>
    <Title>Therapist</Title>
    <h1 className="sr-only">Therapist</h1>
    <div className="therapist-side card">
      <Loading label="Loading the profile">
        <span className="grid gap-5">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-7 w-44" />
          <SkeletonText lines={5} />
        </span>
      </Loading>
    </div>
    <div className="therapist-talk card" />
  </>
)

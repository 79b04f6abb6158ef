import './therapists.css'
import { paths } from '@attune/contract/paths.ts'
import type { Therapist } from '@attune/contract/therapists.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { sentence } from '../lib/failures.ts'
import { isGone } from '../lib/is-gone.ts'
import { therapistProfile } from '../lib/profile.ts'
import { ChatDialog } from '../messages/chat-dialog.tsx'
import { partnerOf } from '../messages/partner-of.ts'
import { useOpenChat } from '../messages/use-open-chat.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { Title } from '../ui/title.tsx'
import { EmbeddedChat } from './embedded-chat.tsx'
import { MessageBar } from './message-bar.tsx'
import { TherapistProfile } from './therapist-profile.tsx'

/** Who they are, a message always at hand, and at the end the conversation with them. */
export function TherapistPage() {
  const { id = '' } = useParams()
  const { data: therapist, error, refetch } = useQuery(therapistProfile(id))
  if (isGone(error)) return <NotFound />
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
  return therapist ? <Shown key={therapist._id} therapist={therapist} /> : <Opening />
}

function Shown({ therapist }: { therapist: Therapist }) {
  const [chatWith, openChat, closeChat] = useOpenChat()
  const partner = partnerOf(therapist)
  return (
    <div className="therapist-page">
      <Title>A therapist</Title>
      <TherapistProfile therapist={therapist} />
      <MessageBar therapist={therapist} onMessage={() => openChat(partner)} />
      <EmbeddedChat partner={partner} elsewhere={chatWith !== null} />
      {chatWith && <ChatDialog partner={chatWith} onClose={closeChat} />}
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
  <div className="therapist-page">
    <Title>Therapist</Title>
    <h1 className="sr-only">Therapist</h1>
    <div className="therapist-profile card">
      <Loading label="Loading the profile">
        <span className="grid gap-5">
          <Skeleton className="size-28 rounded-full" />
          <Skeleton className="h-7 w-44" />
          <SkeletonText lines={5} />
        </span>
      </Loading>
    </div>
  </div>
)

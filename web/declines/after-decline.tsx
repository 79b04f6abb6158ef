import type { AfterDecline } from '@attune/contract/declines.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { withChat } from '../lib/open-chat.ts'
import { MatchScore } from '../match-score/match-score.tsx'
import { HelpPanel } from '../risk/help-panel.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { afterDeclineOf } from './queries.ts'

type AfterDeclineProps = { userId: string; therapist: { _id: string; name: string } }

/** In place of the box: that it says nothing about them, help where it is called for, and who fits next. */
export function AfterDeclineNote({ userId, therapist }: AfterDeclineProps) {
  const { data, isError } = useQuery(afterDeclineOf(userId, therapist._id))
  const [isHelpClosed, closeHelp] = useState(false)
  return (
    <div className="after-decline">
      <p className="note">
        <bdi>{therapist.name}</bdi> can’t take this on now. That says nothing about you or what you
        wrote.
      </p>
      {!data && !isError && (
        <Loading label="Looking for who fits next">
          <SkeletonText lines={2} />
        </Loading>
      )}
      {!data && isError && (
        <p>
          <AllMatches />
        </p>
      )}
      {data?.note && !isHelpClosed && (
        <HelpPanel note={data.note} to={undefined} onClose={() => closeHelp(true)} />
      )}
      {data &&
        (data.next ? (
          <Next userId={userId} therapist={therapist} {...data} next={data.next} />
        ) : (
          <NobodyNext />
        ))}
    </div>
  )
}

type NextProps = {
  userId: string
  therapist: { name: string }
  message: string
  next: NonNullable<AfterDecline['next']>
}

function Next({ userId, therapist, message, next: { match, name, image, isDemo } }: NextProps) {
  const navigate = useNavigate()
  const write = () => {
    const draft = keys.draft(userId, match._id)
    // What they have begun to write to that person is theirs already.
    if (!readLocal<string>(draft)) writeLocal(draft, message)
    void navigate(paths.therapist(match._id), { state: withChat(match._id) })
  }
  return (
    <section aria-label={`Who fits next: ${name}`} className="grid gap-3">
      <div className="flex items-center gap-4">
        <Avatar name={name} image={image} size={56} />
        <div className="min-w-0">
          <p className="text-small text-muted">Fits you next</p>
          <p className="flex flex-wrap items-center gap-x-2.5 text-title">
            <bdi>{name}</bdi>
            {isDemo && <DemoMark />}
          </p>
        </div>
      </div>
      <MatchScore match={match} name={name} startOpen={false} />
      <p className="text-small text-muted">
        Your first message is ready in the box there. Look it over, as it may still greet{' '}
        <bdi>{therapist.name}</bdi>. Nobody reads it until you send it.
      </p>
      <p className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={write}>
          Write to {name}
        </Button>
        <AllMatches />
      </p>
    </section>
  )
}

const NobodyNext = () => (
  <div className="grid gap-3">
    <p>
      Nobody else fits all you need just now. Your matches show what letting go of one wish would
      bring.
    </p>
    <p>
      <AllMatches />
    </p>
  </div>
)

const AllMatches = () => (
  <Link to={paths.findTherapist} className={buttonClass({ kind: 'ghost', size: 'small' })}>
    All your matches
  </Link>
)

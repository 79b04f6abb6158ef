import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { threadsOf } from '../live/queries.ts'
import { shortDate } from '../messages/message-dates.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button.tsx'

/** The last a therapist wrote, where they wrote last: one tap from there to an answer. */
export function TherapistWords() {
  const { id } = usePerson()
  const { data } = useQuery(threadsOf(id))
  const thread = data?.find(({ last, state }) => last.from !== id && state === 'open')
  if (!thread) return null
  const { partner, last } = thread
  const [line = ''] = last.message.trim().split('\n')
  return (
    <section aria-label="The last a therapist wrote to you" className="card mt-6 wide:px-10">
      <div className="grid items-center gap-x-10 gap-y-5 wide:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={partner.name} image={partner.image} size={48} />
          <div className="min-w-0">
            <p className="text-small text-muted">
              <bdi className="wrap-anywhere">{partner.name}</bdi>,{' '}
              <time dateTime={last.date.toISOString()}>{shortDate(last.date, new Date())}</time>
            </p>
            <p className="mt-1 line-clamp-2 font-serif text-title wrap-anywhere">{line}</p>
          </div>
        </div>
        <Link
          to={paths.messages}
          state={{ chat: partner._id }}
          className={`${buttonClass({ size: 'small' })} justify-self-start`}
        >
          Open the conversation
        </Link>
      </div>
    </section>
  )
}

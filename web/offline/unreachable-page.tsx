import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { exercises } from '../exercises/queries.ts'
import { waitingEntry } from '../journals/new-entry.ts'
import { keys, readLocal } from '../lib/local-storage.ts'
import { confirmSession, useSession } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Title } from '../ui/title.tsx'

/** In the place of a page that needs a connection: what works without one. */
export function UnreachablePage() {
  const session = useSession()
  const id = session.status === 'in' ? session.id : null
  return (
    <div className="mx-auto grid max-w-[40rem] gap-4 py-4 wide:py-8">
      <Title>Not reachable</Title>
      <CloudOff size={36} strokeWidth={1.5} className="text-clay-ink" aria-hidden />
      <h1 className="display text-heading" tabIndex={-1}>
        Attune can’t be reached right now.
      </h1>
      <p className="text-muted">
        {/* Who has just left has given up what was not sent. */}
        {readLocal(keys.person) !== null && 'Nothing you wrote is lost. '}This page comes back by
        itself once there is a connection.
        {id && <Unsent id={id} />}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button kind="soft" onClick={() => void confirmSession()}>
          Try again
        </Button>
        {id && (
          <Link to={paths.addJournal} className={buttonClass({ kind: 'ghost' })}>
            Write in your journal
          </Link>
        )}
      </div>
      <section className="card mt-4 grid gap-2">
        <h2 className="text-title">If you need help now</h2>
        <p>
          Help lines and emergency numbers are kept on this device.{' '}
          <Link to={paths.help}>Get help now</Link>
        </p>
      </section>
      <Exercises />
    </div>
  )
}

function Unsent({ id }: { id: string }) {
  const waiting = readLocal<unknown[]>(keys.outbox(id))?.length ?? 0
  return (
    <>
      {waiting === 1 && ' One message is kept here and leaves then.'}
      {waiting > 1 && ` ${waiting} messages are kept here and leave then.`}
      {waitingEntry(id) && ' A journal entry is kept here and saved then.'}
    </>
  )
}

/** Shown where this device has them. */
function Exercises() {
  const { data } = useQuery({ ...exercises, retry: false })
  if (!data) return null
  return (
    <section className="card grid gap-2">
      <h2 className="text-title">Exercises that work without a connection</h2>
      <ul>
        {data.map(({ id, title, totalSeconds }) => (
          <li key={id}>
            <a href={paths.exercise(id)} className="inline-flex min-h-11 items-center">
              {title}
            </a>{' '}
            <span className="text-small text-muted">{Math.round(totalSeconds / 60)} min</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.exercises} className="inline-flex min-h-11 items-center">
          What each helps with
        </Link>
      </p>
    </section>
  )
}

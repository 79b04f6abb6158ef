import type pg from 'pg'
import { draftOf, send } from '../chat-load.ts'
import { openSocket } from '../open-socket.ts'
import { register } from '../sign-up-pairs.ts'
import { type Caller, participant } from './caller.ts'

/** Fewer than would be slowed. */
const written = 9

type Side = { therapist: Caller; database: pg.Client }

/** Somebody who has written to the therapist deletes their account, and the messages' table is vacuumed: what each takes. */
export async function clearAfter({ therapist, database }: Side) {
  const { rows } = await database.query(
    "SELECT pg_size_pretty(pg_total_relation_size('messages')) AS messages, count(*) AS threads FROM threads",
  )
  const { messages, threads } = rows[0]
  const patient = await register(therapist.url, 'users', 'User')
  const socket = await openSocket(therapist.url, patient)
  const draft = draftOf({ patient, therapist: participant(therapist) })
  for (let n = 0; n < written; n++) await send(socket, draft)
  socket.close()
  const deleting = await timed(() =>
    fetch(`${therapist.url}/api/users/${patient.id}`, {
      method: 'DELETE',
      headers: { cookie: patient.cookie },
    }),
  )
  const vacuum = await timed(() => database.query('VACUUM messages'))
  return `${threads} conversations, messages ${messages}: deleting an account ${deleting}, vacuum of messages ${vacuum}`
}

async function timed(work: () => Promise<unknown>) {
  const asked = performance.now()
  await work()
  return `${(performance.now() - asked).toFixed(0)} ms`
}

import type pg from 'pg'
import type { Caller } from './caller.ts'

/** The patient deletes their account, and then the messages' table is vacuumed: what each takes. */
export async function clearAfter({ patient, database }: { patient: Caller; database: pg.Client }) {
  const size = await database.query(
    "SELECT pg_size_pretty(pg_total_relation_size('messages')) AS size, count(*) AS threads FROM threads",
  )
  const deleting = await timed(() => patient.ask('DELETE', `/users/${patient.id}`))
  const vacuum = await timed(() => database.query('VACUUM messages'))
  const { size: messages, threads } = size.rows[0]
  return `${threads} conversations, messages ${messages}: deleting the account ${deleting}, vacuum of messages ${vacuum}`
}

async function timed(work: () => Promise<unknown>) {
  const asked = performance.now()
  await work()
  return `${(performance.now() - asked).toFixed(0)} ms`
}

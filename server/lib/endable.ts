import { sql } from 'drizzle-orm'
import { type Db, onlyRow } from './db.ts'
import { asJob } from './person.ts'

/**
 * A transaction of work in the background that may take long: once `ending` says that the node ends,
 * the statement under way is ended too, and nothing of the transaction has happened.
 */
export const endable = <T>(
  db: Db,
  ending: AbortSignal,
  work: (tx: Db) => Promise<T>,
): Promise<T> => {
  ending.throwIfAborted()
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    const { pid } = onlyRow(rows)
    let told: Promise<unknown> | undefined
    const cancel = () => {
      told = asJob('end of a job', () => db.execute(sql`SELECT pg_cancel_backend(${pid})`)).catch(
        () => {},
      )
    }
    ending.addEventListener('abort', cancel, { once: true })
    try {
      ending.throwIfAborted()
      return await work(tx)
    } finally {
      ending.removeEventListener('abort', cancel)
      // The connection is nobody else's before what would end its statement has been said.
      await told
    }
  })
}

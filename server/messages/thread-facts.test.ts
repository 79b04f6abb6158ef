import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'
import { insertMessages } from './insert.ts'
import { markRead } from './mark-read.ts'
import { noteAnew } from './note-anew.ts'
import { openThread } from './thread-store.ts'

const app = await startSharedApp()
const { db } = app.context

const facts = async () =>
  (
    await app.pool.query(
      `SELECT id, last_at::timestamptz(3) AS last_at, first_from, first_at, answered_at,
        last_from, waiting_since, a_unread, b_unread FROM threads ORDER BY id`,
    )
  ).rows

/** What happens in a thread: a list stored by one statement, of both people, or one of them reads up to there. */
const step = fc.oneof(
  fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
  fc.record({ reader: fc.boolean(), upTo: fc.nat({ max: 12 }) }),
)

test('a thread’s row says what its messages say, whatever is stored together and read between', async () => {
  const [pat, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
  const people = [
    { id: pat.id, model: 'User' },
    { id: thea.id, model: 'Therapist' },
  ] as const
  const { _id: threadId } = await openThread(db, ...people)
  const idOf = (isPatient: boolean) => (isPatient ? pat.id : thea.id)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await app.pool.query(`DELETE FROM messages;
        UPDATE threads SET last_seq = 0, first_from = NULL, first_at = NULL, answered_at = NULL,
          last_from = NULL, waiting_since = NULL, a_read = 0, b_read = 0, a_unread = 0, b_unread = 0`)
      for (const one of steps)
        if (Array.isArray(one))
          await insertMessages(
            db,
            one.map((by) => messageBy(idOf(by))),
          )
        else await markRead(db, idOf(one.reader), idOf(!one.reader), one.upTo)
      const noted = await facts()
      await noteAnew(db)
      expect(noted).toEqual(await facts())
    }),
    { numRuns: 60 },
  )
  function messageBy(fromId: string) {
    return { _id: randomUUID(), threadId, fromId, body: Buffer.alloc(1), clientId: null }
  }
})

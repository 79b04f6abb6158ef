import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'
import { insertMessages, isStoredMeanwhile, type NewMessage } from './insert.ts'
import { insertOne } from './insert-one.ts'
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
        if (Array.isArray(one)) await insert(one.map((by) => messageBy(idOf(by))))
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

const insert = ([first, ...others]: NewMessage[]) =>
  first && others.length === 0 ? insertOne(db, first) : insertMessages(db, [first!, ...others])

test('one message is stored by the statement for one as by that for many', async () => {
  const [pat, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
  const { _id: threadId } = await openThread(
    db,
    { id: pat.id, model: 'User' },
    { id: thea.id, model: 'Therapist' },
  )
  const whatIs = async () => ({
    facts: (await facts()).filter(({ id }) => id === threadId).map(withoutTimes),
    told: (
      await app.pool.query(
        'SELECT person_id, subject_id, kind, mailed, read_at IS NULL AS unread FROM notifications ORDER BY 1, 2',
      )
    ).rows,
    written: (
      await app.pool.query(
        'SELECT seq, from_id, to_id FROM messages WHERE thread_id = $1 ORDER BY seq',
        [threadId],
      )
    ).rows,
  })
  const write = async (store: typeof insertOne | typeof insertMessages, turns: boolean[]) => {
    await app.pool.query(`DELETE FROM messages; DELETE FROM notifications;
      UPDATE threads SET last_seq = 0, unanswered = 0, first_from = NULL, first_at = NULL, answered_at = NULL,
        last_from = NULL, waiting_since = NULL, a_read = 0, b_read = 0, a_unread = 0, b_unread = 0`)
    const stored = []
    for (const isPatient of turns) {
      const one = {
        _id: randomUUID(),
        threadId,
        fromId: isPatient ? pat.id : thea.id,
        body: Buffer.alloc(1),
        clientId: randomUUID(),
      }
      const placed =
        store === insertOne
          ? await insertOne(db, one, 3)
          : (await insertMessages(db, [one], 3)).get(one._id)
      stored.push(placed?.seq)
    }
    return { stored, ...(await whatIs()) }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (turns) => {
      expect(await write(insertOne, turns)).toEqual(await write(insertMessages, turns))
    }),
    {
      numRuns: 25,
      examples: [[[false, false, false, false]], [[true, false, false, false, false, true, false]]],
    },
  )
})

const withoutTimes = ({
  first_at,
  answered_at,
  waiting_since,
  last_at,
  ...facts
}: Record<string, unknown>) => ({
  ...facts,
  has: [first_at, answered_at, waiting_since, last_at].map(Boolean),
  isInOrder: (first_at as Date) <= (last_at as Date),
})

test('one that is there already, or may not be written, is not stored by it', async () => {
  const [pat, thea] = [await signUp(app, 'user'), await signUpPractising(app)]
  const { _id: threadId } = await openThread(
    db,
    { id: pat.id, model: 'User' },
    { id: thea.id, model: 'Therapist' },
  )
  const one = {
    _id: randomUUID(),
    threadId,
    fromId: pat.id,
    body: Buffer.alloc(1),
    clientId: randomUUID(),
  }
  expect(await insertOne(db, one)).toMatchObject({ seq: 1 })
  const before = await facts()
  const again = insertOne(db, { ...one, _id: randomUUID() })
  expect(await again.then(() => null, isStoredMeanwhile)).toBe(true)
  expect(await facts()).toEqual(before)
  await app.pool.query('UPDATE threads SET closed = true WHERE id = $1', [threadId])
  expect(await insertOne(db, { ...one, _id: randomUUID(), clientId: null })).toBeUndefined()
})

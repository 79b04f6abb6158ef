import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { startChat } from '../testing/chat.ts'
import { type SignedUp, signUpPractising, write } from '../testing/sign-up.ts'
import { createGroupCommit } from './group-commit.ts'
import { createMessageWriter } from './message-writer.ts'

const { app, meet } = await startChat()
const { db, vault } = app.strictContext

/** Another node: it shares the database and nothing else. */
const node = () => createMessageWriter(db, vault, createGroupCommit(db))
const [here, there] = [node(), node()]

const sendFrom = (writer: typeof here, pat: SignedUp, to: SignedUp, clientId: string) =>
  runAs({ as: 'patient', id: pat.id }, () =>
    writer({
      from: { id: pat.id, model: 'User' },
      to: { id: to.id, model: 'Therapist' },
      text: 'Hello',
      clientId,
    }),
  ).then(
    ({ isNew }) => isNew,
    ({ field }) => field,
  )

const threadsOf = async (pat: SignedUp) =>
  (
    await app.pool.query<{ last: number; stored: number; told: number }>(
      `SELECT last_seq::int AS last,
        (SELECT count(*)::int FROM messages WHERE thread_id = t.id) AS stored,
        (SELECT count(*)::int FROM notifications WHERE subject_id = $1 AND person_id IN (t.a_id, t.b_id)) AS told
      FROM threads t WHERE $1 IN (a_id, b_id)`,
      [pat.id],
    )
  ).rows

test('one clientId sent to two people at once, on one node or two: one is stored, the other never happened', async () => {
  for (let round = 0; round < 6; round++) {
    const { pat, thea } = await meet()
    const other = await signUpPractising(app)
    const clientId = randomUUID()
    const replies = await Promise.all([
      sendFrom(here, pat, thea, clientId),
      sendFrom(round % 2 ? here : there, pat, other, clientId),
    ])
    expect(replies.toSorted()).toEqual(['clientId', true])
    const threads = await threadsOf(pat)
    expect(threads.reduce((sum, { stored }) => sum + stored, 0)).toBe(1)
    for (const { last, stored, told } of threads)
      expect({ last, told }).toEqual({ last: stored, told: stored })
  }
})

test('the same message on two nodes at once is one, and keeps back nobody who writes beside it', async () => {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'First')
  for (let round = 1; round <= 6; round++) {
    const { pat: neighbour, thea: theirs } = await meet()
    const clientId = randomUUID()
    const replies = await Promise.all([
      sendFrom(here, pat, thea, clientId),
      sendFrom(there, pat, thea, clientId),
      sendFrom(here, neighbour, theirs, randomUUID()),
      sendFrom(there, neighbour, theirs, randomUUID()),
    ])
    expect(replies.slice(0, 2).toSorted()).toEqual([false, true])
    expect(replies.slice(2)).toEqual([true, true])
    expect(await threadsOf(pat)).toEqual([{ last: round + 1, stored: round + 1, told: 1 }])
  }
})

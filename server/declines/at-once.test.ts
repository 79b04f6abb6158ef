import { expect, test } from 'vitest'
import { send, startChat, storedTexts } from '../testing/chat.ts'
import { lockWaiters } from '../testing/locks.ts'
import { decline, type SignedUp, share, write } from '../testing/sign-up.ts'

const { app, meet, tabOf } = await startChat()

const stateOf = async (who: SignedUp): Promise<string> =>
  (await who.call('GET', '/messages/threads')).body[0].state

async function written() {
  const people = await meet()
  await write(app, people.pat, people.thea, 'Could you take me on?')
  return people
}

/** Until all that is asked for now waits for the thread's row, and then lets it go. */
async function holdThread(pat: SignedUp) {
  const client = await app.pool.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM threads WHERE key_id = $1 FOR UPDATE', [pat.id])
  return async () => {
    await client.query('COMMIT')
    client.release()
  }
}

test('of two declines one counts', async () => {
  const { pat, thea } = await written()
  const release = await holdThread(pat)
  const both = [decline(thea, pat, { message: 'one' }), decline(thea, pat, { message: 'two' })]
  await lockWaiters(app.pool, 2)
  await release()
  const replies = await Promise.all(both)
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await storedTexts(pat, thea)).toHaveLength(2)
})

test('of an answer and a decline one counts', async () => {
  const { pat, thea } = await written()
  const tab = await tabOf(thea)
  const release = await holdThread(pat)
  const answer = send(tab, thea, pat, 'Yes, gladly')
  const declined = decline(thea, pat, { message: 'No' })
  await lockWaiters(app.pool, 2)
  await release()
  const [said, { status }] = await Promise.all([answer, declined])
  const outcomes: unknown[] = [
    ['stored', 409, ['Could you take me on?', 'Yes, gladly'], 'open'],
    ['forbidden', 201, ['Could you take me on?', 'No'], 'declined'],
  ]
  expect(outcomes).toContainEqual([said, status, await storedTexts(pat, thea), await stateOf(pat)])
})

test('a second message of the patient is stored and read first, or is refused and not lost', async () => {
  const { pat, thea } = await written()
  const tab = await tabOf(pat)
  const release = await holdThread(pat)
  const more = send(tab, pat, thea, 'One more thing')
  const declined = decline(thea, pat, { message: 'No' })
  await lockWaiters(app.pool, 2)
  await release()
  const [said, { status }] = await Promise.all([more, declined])
  const outcomes: unknown[] = [
    ['stored', 409, ['Could you take me on?', 'One more thing']],
    ['forbidden', 201, ['Could you take me on?', 'No']],
  ]
  expect(outcomes).toContainEqual([said, status, await storedTexts(pat, thea)])
})

test.each(['pat', 'thea'] as const)(
  'a decline and %s deleting their account: each ends as if alone, in one order or the other',
  async (leaver) => {
    for (let round = 0; round < 6; round++) {
      const people = await written()
      const { pat, thea } = people
      const path = leaver === 'pat' ? `/users/${pat.id}` : `/therapists/${thea.id}`
      const [{ status }, gone] = await Promise.all([
        decline(thea, pat),
        people[leaver].call('DELETE', path),
      ])
      expect(gone.status).toBe(204)
      expect([201, 401, 404, 409]).toContain(status)
    }
  },
)

test('a share and a decline at once: nothing is left that opens by itself later', async () => {
  for (let round = 0; round < 4; round++) {
    const { pat, thea } = await written()
    await Promise.all([share(pat, thea), decline(thea, pat)])
    const { body } = await pat.call('GET', `/users/${pat.id}/grants`)
    for (const grant of body) expect(grant).toMatchObject({ summary: false, danger: false })
    expect((await share(pat, thea)).status).toBe(403)
  }
})

test('whatever fails in between leaves the thread as it was', async () => {
  const { pat, thea } = await written()
  await app.pool.query('ALTER TABLE declines RENAME TO declines_away')
  try {
    expect((await decline(thea, pat)).status).toBe(500)
  } finally {
    await app.pool.query('ALTER TABLE declines_away RENAME TO declines')
  }
  expect(await storedTexts(pat, thea)).toEqual(['Could you take me on?'])
  expect(await stateOf(pat)).toBe('open')
  expect((await decline(thea, pat)).status).toBe(201)
})

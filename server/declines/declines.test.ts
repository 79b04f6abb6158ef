import { randomUUID } from 'node:crypto'
import type { Thread } from '@attune/contract/messages.ts'
import { describe, expect, test } from 'vitest'
import { runAs } from '../lib/person.ts'
import { download, unzip } from '../testing/archives.ts'
import { send, startChat, storedTexts } from '../testing/chat.ts'
import {
  answerIntake,
  decline,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'

const { app, meet, tabOf } = await startChat()

const threadOf = async (who: SignedUp): Promise<Thread> =>
  (await who.call('GET', '/messages/threads')).body[0]
const nextOf = (pat: SignedUp, thea: SignedUp) =>
  pat.call('GET', `/users/${pat.id}/declines/${thea.id}`)
const dataOf = async (who: SignedUp) => (await unzip(await download(who))).get('data.json') ?? ''

async function written() {
  const people = await meet()
  await write(app, people.pat, people.thea, 'Could you take me on?')
  return people
}

describe('works', () => {
  test('the words are a message like any other, and both see at once that the thread is closed', async () => {
    const { pat, thea } = await written()
    const [patTab, theaTab] = await Promise.all([tabOf(pat), tabOf(thea)])
    const told = [patTab, theaTab].map(
      ({ socket }) => new Promise<void>((done) => socket.on('contact', done)),
    )
    const { status, body } = await decline(thea, pat, { message: '  My days are full.  ' })
    await Promise.all(told)
    expect(status).toBe(201)
    expect(body).toMatchObject({ from: thea.id, to: pat.id, message: 'My days are full.', seq: 2 })
    for (const { heard } of [patTab, theaTab]) expect(heard).toEqual([body])
    expect(await threadOf(pat)).toMatchObject({ state: 'declined', unread: 1, last: body })
    expect(await threadOf(thea)).toMatchObject({ state: 'declined', waitingSince: null })
    expect(await send(patTab, pat, thea)).toBe('forbidden')
    expect(await send(theaTab, thea, pat)).toBe('forbidden')
    expect(await storedTexts(pat, thea)).toEqual(['Could you take me on?', 'My days are full.'])
  })

  test('the same call again stores nothing new, nor do two at once', async () => {
    const { pat, thea } = await written()
    const clientId = randomUUID()
    const both = await Promise.all([
      decline(thea, pat, { clientId }),
      decline(thea, pat, { clientId }),
    ])
    const again = await decline(thea, pat, { clientId, message: 'Other words' })
    for (const { status, body } of [...both, again])
      expect([status, body]).toEqual([201, both[0]?.body])
    expect(await storedTexts(pat, thea)).toHaveLength(2)
  })

  test('what the patient shared is withdrawn, and the therapist reads nothing more of them', async () => {
    const { pat, thea } = await written()
    await answerIntake(pat)
    await share(pat, thea)
    expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(200)
    await decline(thea, pat)
    expect((await pat.call('GET', `/users/${pat.id}/grants`)).body).toMatchObject([
      { therapistId: thea.id, summary: false, danger: false, journals: false },
    ])
    await share(pat, thea)
    expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(403)
    expect((await thea.call('GET', `/users/${pat.id}`)).status).toBe(403)
  })

  test('the patient gets their own first words back and the best match they have not written to', async () => {
    const [{ pat, thea }, second, third] = await Promise.all([
      written(),
      signUpPractising(app),
      signUpPractising(app),
    ])
    await answerIntake(pat)
    await write(app, pat, second, 'And you?')
    await write(app, pat, thea, 'More of me')
    await decline(thea, pat, { readUpTo: 2 })
    const { body } = await nextOf(pat, thea)
    expect(body).toMatchObject({ message: 'Could you take me on?' })
    expect([thea.id, second.id]).not.toContain(body.next.match._id)
    const { body: profile } = await pat.call('GET', `/therapists/${body.next.match._id}`)
    expect(body.next).toMatchObject({ name: profile.name, image: profile.image })
    // Nobody has it before it is sent.
    expect((await third.call('GET', '/messages/threads')).body).toEqual([])
  })

  test('either can block and report afterwards, and an undone block does not open the thread', async () => {
    const { pat, thea } = await written()
    await decline(thea, pat)
    for (const [me, other] of [
      [pat, thea],
      [thea, pat],
    ] as const) {
      const change = (to: string) =>
        me.call('PUT', '/messages/contact', { partner: other.id, change: to })
      expect((await change('blocked')).body).toEqual({ state: 'blockedByMe' })
      expect((await change('open')).body).toEqual({ state: 'declined' })
      const report = { partner: other.id, reason: 'other', note: '', messages: [] }
      expect((await me.call('POST', '/reports', report)).status).toBe(201)
    }
  })

  test('90 days later they can write again, and be declined again, as long as there is no answer', async () => {
    const { pat, thea } = await written()
    await decline(thea, pat)
    await app.pool.query('UPDATE threads SET declined_until = now() WHERE key_id = $1', [pat.id])
    expect((await threadOf(pat)).state).toBe('open')
    expect((await nextOf(pat, thea)).status).toBe(404)
    // Nothing was written since.
    expect((await decline(thea, pat, { readUpTo: 2 })).status).toBe(409)
    const ended = (await threadOf(thea)).declinedUntil
    expect(new Date(ended!).getTime()).toBeLessThan(Date.now())
    await write(app, pat, thea, 'Is it better now?')
    const { status, body } = await decline(thea, pat, { readUpTo: 3, reason: 'caseload' })
    expect([status, body.seq]).toEqual([201, 4])
    expect(await threadOf(pat)).toMatchObject({ state: 'declined', last: body })
    expect((await nextOf(pat, thea)).body.message).toBe('Could you take me on?')
    expect((await thea.call('GET', `/declines/${pat.id}`)).status).toBe(409)
    expect(JSON.parse(await dataOf(thea)).declines).toMatchObject([
      { name: pat.draft.name, reason: 'caseload' },
    ])
  })

  test('whoever answers after a no has run out declines no more', async () => {
    const { pat, thea } = await written()
    await decline(thea, pat)
    await app.pool.query('UPDATE threads SET declined_until = now() WHERE key_id = $1', [pat.id])
    await write(app, pat, thea, 'Is it better now?')
    expect((await thea.call('GET', `/declines/${pat.id}`)).status).toBe(200)
    await write(app, thea, pat, 'It is.')
    expect((await decline(thea, pat, { readUpTo: 4 })).body.error).toMatch(/answered them already/)
  })
})

describe('refuses', () => {
  const refusal = async (reply: ReturnType<typeof decline>) => {
    const { status, body } = await reply
    return [status, body.error]
  }

  test('whoever has answered', async () => {
    const { pat, thea } = await written()
    await write(app, thea, pat, 'Yes')
    expect(await refusal(decline(thea, pat, { readUpTo: 2 }))).toEqual([
      409,
      'You have answered them already. You can end the contact.',
    ])
  })

  test('a second time', async () => {
    const { pat, thea } = await written()
    await decline(thea, pat)
    expect(await refusal(decline(thea, pat, { readUpTo: 2 }))).toEqual([
      409,
      'You have told them already that you can’t take this on.',
    ])
  })

  test('a thread that either has ended', async () => {
    for (const by of ['pat', 'thea'] as const) {
      const { pat, thea } = await written()
      const [me, other] = by === 'pat' ? [pat, thea] : [thea, pat]
      await me.call('PUT', '/messages/contact', { partner: other.id, change: 'ended' })
      expect(await refusal(decline(thea, pat))).toEqual([
        409,
        'This conversation is closed already.',
      ])
    }
  })

  test('what they have not read', async () => {
    const { pat, thea } = await written()
    await write(app, pat, thea, 'There is one more thing')
    expect(await refusal(decline(thea, pat, { readUpTo: 1 }))).toEqual([
      409,
      'They have written again. Please read it first.',
    ])
    expect((await decline(thea, pat, { readUpTo: 3 })).status).toBe(400)
    expect((await decline(thea, pat, { readUpTo: 2 })).status).toBe(201)
  })

  test('a thread of others, of colleagues, and none at all', async () => {
    const { pat, thea } = await written()
    const theo = await signUpPractising(app)
    await write(app, theo, thea, 'A colleague')
    expect((await decline(theo, pat)).status).toBe(404)
    expect((await decline(thea, theo)).status).toBe(404)
    expect((await decline(thea, { ...pat, id: randomUUID() })).status).toBe(404)
    expect((await threadOf(pat)).state).toBe('open')
  })

  test.each([
    ['no words', { message: '  ' }],
    ['too many', { message: 'x'.repeat(4_001) }],
    ['a reason of their own', { reason: 'because' }],
    ['no id', { clientId: undefined }],
  ])('%s', async (_, fields) => {
    const { pat, thea } = await written()
    expect((await decline(thea, pat, fields)).status).toBe(400)
    expect((await threadOf(pat)).state).toBe('open')
  })

  test('the id of another message, and then nothing has happened', async () => {
    const { pat, thea } = await written()
    const other = await signUp(app, 'user')
    await write(app, other, thea, 'Hello')
    const clientId = randomUUID()
    await write(app, thea, other, 'Good morning', clientId)
    expect((await decline(thea, pat, { clientId })).status).toBe(400)
    expect((await threadOf(pat)).state).toBe('open')
    expect((await decline(thea, pat)).status).toBe(201)
  })
})

describe('never leaks', () => {
  test('the reason: it is sealed, and in the therapist’s archive alone', async () => {
    const { pat, thea } = await written()
    await answerIntake(pat)
    const tab = await tabOf(pat)
    const events: unknown[] = []
    tab.socket.onAny((...event) => events.push(event))
    const told = new Promise<void>((done) => tab.socket.on('contact', done))
    const reply = await decline(thea, pat, { reason: 'outside-my-work' })
    await told
    const read = await Promise.all([
      pat.call('GET', '/messages/threads'),
      nextOf(pat, thea),
      pat.call('GET', `/therapists/${thea.id}`),
      pat.call('GET', `/matching/match/${pat.id}/explain/${thea.id}`),
      pat.call('GET', `/users/${pat.id}/ledger`),
    ])
    const seen = [reply.body, read.map(({ body }) => body), events, await dataOf(pat)]
    expect(JSON.stringify(seen)).not.toContain('outside-my-work')
    const { rows } = await app.pool.query('SELECT reason FROM declines WHERE user_id = $1', [
      pat.id,
    ])
    expect(rows[0].reason.toString('latin1')).not.toContain('outside-my-work')
    expect(JSON.parse(await dataOf(thea))).toMatchObject({
      declines: [{ name: pat.draft.name, reason: 'outside-my-work' }],
      declineWords: 'I can’t take this on.',
    })
  })

  test('not even the database gives the row to anyone but the therapist', async () => {
    const { pat, thea } = await written()
    const theo = await signUpPractising(app)
    await decline(thea, pat)
    const { db } = app.strictContext
    const countFor = async (as: 'patient' | 'therapist', { id }: SignedUp) => {
      const { rows } = await runAs({ as, id }, () =>
        db.execute<{ count: number }>('SELECT count(*)::int AS count FROM declines'),
      )
      return rows[0]?.count
    }
    expect([
      await countFor('therapist', thea),
      await countFor('patient', pat),
      await countFor('therapist', theo),
    ]).toEqual([1, 0, 0])
  })

  test('what comes next is the patient’s alone', async () => {
    const { pat, thea } = await written()
    const other = await signUp(app, 'user')
    await decline(thea, pat)
    expect((await other.call('GET', `/users/${pat.id}/declines/${thea.id}`)).status).toBe(403)
    expect((await thea.call('GET', `/users/${pat.id}/declines/${thea.id}`)).status).toBe(403)
    expect((await nextOf(other, thea)).status).toBe(404)
  })
})

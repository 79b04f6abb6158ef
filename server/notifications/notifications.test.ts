import { describe, expect, test } from 'vitest'
import { deactivate } from '../operator/standing.ts'
import { verify } from '../operator/verify.ts'
import { formOf } from '../testing/form.ts'
import { pictureOf } from '../testing/pictures.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  decline,
  password,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { openTab } from '../testing/sockets.ts'

const app = await startSharedApp()
const url = await app.listen()

const meet = () => Promise.all([signUp(app, 'user'), signUpPractising(app)])
const told = async ({ call }: SignedUp) => {
  const { body } = await call('GET', '/notifications')
  return body as { _id: string; kind: string; read: boolean; about: { name: string } | null }[]
}
const unread = async ({ call }: SignedUp) =>
  (await call('GET', '/notifications/unread')).body.unread
async function giveFace({ id, role, cookie }: SignedUp) {
  const form = formOf({ image: { content: await pictureOf('png') } })
  const headers = { ...form.headers, cookie }
  await app.app.inject({ method: 'PUT', url: `/api/${role}s/${id}`, ...form, headers })
}
const kinds = async (person: SignedUp) => (await told(person)).map(({ kind }) => kind)

describe('works', () => {
  test('a conversation has one row, which says that the first answer is one', async () => {
    const [pat, thea] = await meet()
    await write(app, pat, thea, 'Hello')
    await write(app, pat, thea, 'Are you there?')
    expect(await told(thea)).toMatchObject([
      { kind: 'message', read: false, about: { _id: pat.id, name: pat.draft.name } },
    ])
    await write(app, thea, pat, 'Yes')
    await write(app, thea, pat, 'Good to hear from you')
    expect(await told(pat)).toMatchObject([
      { kind: 'answer', read: false, about: { _id: thea.id, name: thea.draft.name } },
    ])
    await pat.call('PUT', '/messages/read', { partner: thea.id, partnerModel: 'Therapist', seq: 3 })
    expect(await unread(pat)).toBe(1)
    await pat.call('PUT', '/messages/read', { partner: thea.id, partnerModel: 'Therapist', seq: 4 })
    expect(await told(pat)).toMatchObject([{ kind: 'answer', read: true }])
    await write(app, thea, pat, 'One more thing')
    expect(await told(pat)).toMatchObject([{ kind: 'message', read: false }])
  })

  test('what else happens has its own rows', async () => {
    const [pat, thea] = await meet()
    await write(app, pat, thea, 'Hello')
    await share(pat, thea)
    expect(await kinds(thea)).toEqual(['shared', 'message'])
    await thea.call('GET', `/diagnosis/${pat.id}`)
    await verify(app.context, thea.draft.email!, {
      code: undefined,
      state: 'verified',
      note: 'Seen',
    })
    expect(await kinds(thea)).toContain('licence')
    const theo = await signUpPractising(app)
    await write(app, pat, theo, 'Hello')
    await decline(theo, pat)
    expect((await told(pat)).map(({ kind, about }) => [kind, about?.name])).toContainEqual([
      'decline',
      theo.draft.name,
    ])
    const payload = { email: pat.draft.email, password }
    await app.app.inject({ method: 'POST', url: '/api/users/login', payload })
    expect(await kinds(pat)).toContain('device')
    await deactivate(app.context, theo.draft.email!)
    const { rows } = await app.pool.query(
      "SELECT 1 FROM notifications WHERE person_id = $1 AND kind = 'standing'",
      [theo.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('one is read, then all, on every tab at once', async () => {
    const [pat, thea] = await meet()
    const theo = await signUpPractising(app)
    for (const one of [thea, theo]) {
      await write(app, pat, one, 'Hello')
      await write(app, one, pat, 'Hello to you')
    }
    expect(await unread(pat)).toBe(2)
    const tab = await openTab(url, pat.cookie)
    let heard = 0
    tab.socket.on('notified', () => {
      heard++
    })
    const [first] = await told(pat)
    await pat.call('PUT', '/notifications/read', { _id: first?._id })
    expect(await unread(pat)).toBe(1)
    await expect.poll(() => heard).toBe(1)
    await pat.call('PUT', '/notifications/read', { _id: null })
    expect(await unread(pat)).toBe(0)
    await expect.poll(() => heard).toBe(2)
    tab.socket.disconnect()
  })

  test('a long list comes in pages, and is counted to a hundred', async () => {
    const pat = await signUp(app, 'user')
    await app.pool.query(
      `INSERT INTO notifications (person_id, kind, subject_id, at)
       SELECT $1, 'reading', gen_random_uuid(), now() - make_interval(mins => n / 2)
       FROM generate_series(1, 250) AS n`,
      [pat.id],
    )
    expect(await unread(pat)).toBe(100)
    const seen = new Set<string>()
    for (let next: string | undefined = '/notifications?limit=40'; next; ) {
      const { body, headers } = await pat.call('GET', next)
      for (const { _id } of body) seen.add(_id)
      next = /<\/api([^>]+)>/.exec(String(headers.link ?? ''))?.[1]
    }
    expect(seen.size).toBe(250)
  })
})

describe('of a contact that has ended', () => {
  const contact = ({ call }: SignedUp, partner: SignedUp, change: string) =>
    call('PUT', '/messages/contact', { partner: partner.id, change })

  test.each(['ended', 'blocked'])(
    '%s: no more is said of the other than in the list of conversations',
    async (how) => {
      for (const by of ['user', 'therapist']) {
        const [pat, thea] = await meet()
        await giveFace(pat)
        await write(app, pat, thea, 'Hello')
        await share(pat, thea)
        const partnerOf = async () => (await thea.call('GET', '/messages/threads')).body[0].partner
        const [shown] = await told(thea)
        expect(shown?.about).toMatchObject({ image: expect.stringMatching(/photos/) })
        const [me, other] = by === 'user' ? [pat, thea] : [thea, pat]
        await contact(me, other, how)
        const { name } = await partnerOf()
        expect(await partnerOf()).toMatchObject({ name, image: null })
        for (const { about } of await told(thea)) expect(about).toMatchObject({ name, image: null })
        await contact(me, other, 'open')
        expect((await told(thea))[0]?.about).toEqual(shown?.about)
      }
    },
  )

  test('whoever ended it is told no more of what was written before, and of what comes after', async () => {
    const [pat, thea] = await meet()
    await write(app, pat, thea, 'Hello')
    await write(app, thea, pat, 'Hello to you')
    await contact(pat, thea, 'blocked')
    expect(await unread(pat)).toBe(0)
    const asked = 'SELECT 1 FROM notifications WHERE person_id = $1 AND mail_at IS NOT NULL'
    expect((await app.pool.query(asked, [pat.id])).rows).toEqual([])
    await contact(pat, thea, 'open')
    await write(app, thea, pat, 'Are you there?')
    expect(await unread(pat)).toBe(1)
    expect((await app.pool.query(asked, [pat.id])).rows).toHaveLength(1)
  })

  test('who has no conversation with the patient reads no name', async () => {
    const [pat, thea] = await meet()
    const note = "INSERT INTO notifications (person_id, kind, subject_id) VALUES ($1, 'shared', $2)"
    await app.pool.query(note, [thea.id, pat.id])
    expect((await told(thea))[0]?.about).toBeNull()
  })
})

describe('never leaks', () => {
  test('what is another’s is neither read nor marked', async () => {
    const [pat, thea] = await meet()
    const other = await signUp(app, 'user')
    await write(app, pat, thea, 'Hello')
    await write(app, thea, pat, 'Hello')
    const [row] = await told(pat)
    expect(await told(other)).toEqual([])
    await other.call('PUT', '/notifications/read', { _id: row?._id })
    await thea.call('PUT', '/notifications/read', { _id: null })
    expect(await unread(pat)).toBe(1)
  })

  test('nothing of it holds a word of anyone', async () => {
    const { rows } = await app.pool.query('SELECT * FROM notifications')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/Hello|Pat |Thea /)
  })

  test('who leaves is out of the list of whom they wrote to', async () => {
    const [pat, thea] = await meet()
    await write(app, pat, thea, 'Hello')
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await kinds(thea)).not.toContain('message')
  })
})

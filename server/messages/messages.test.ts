import { randomUUID } from 'node:crypto'
import type { Message } from '@attune/contract/messages.ts'
import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { senderRoleOf } from '../testing/sockets.ts'

const app = await startSharedApp()
const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
for (let i = 1; i <= 60; i++) {
  if (i % 3) await write(app, pat, thea, `m${i}`)
  else await write(app, thea, pat, `m${i}`)
}

const between = (one: SignedUp, other: SignedUp, more: Record<string, string> = {}) =>
  new URLSearchParams({
    from: one.id,
    fromModel: senderRoleOf(one),
    to: other.id,
    toModel: senderRoleOf(other),
    ...more,
  })

async function history(more: Record<string, string> = {}, as = pat, other = thea) {
  const { status, body } = await as.call('GET', `/messages?${between(as, other, more)}`)
  expect(status).toBe(200)
  return body as Message[]
}
const numbers = (list: Message[]) => list.map(({ seq }) => seq)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('works', () => {
  test('the latest fifty of both directions, oldest first', async () => {
    const latest = await history()
    expect(numbers(latest)).toEqual(range(11, 60))
    expect(latest[0]).toMatchObject({ from: pat.id, fromModel: 'User', message: 'm11' })
    expect(latest[1]).toMatchObject({ from: thea.id, fromModel: 'Therapist', to: pat.id })
  })

  test('both sides read the same, whichever of them is named first', async () => {
    const mine = await history()
    expect(await history({}, thea, pat)).toEqual(mine)
    const reversed = await pat.call('GET', `/messages?${between(thea, pat)}`)
    expect(reversed.body).toEqual(mine)
  })

  test('older ones by before, missed ones by after, without gap or overlap', async () => {
    const latest = await history({ limit: '25' })
    const older = await history({ limit: '25', before: latest[0]!._id })
    const oldest = await history({ limit: '25', before: older[0]!._id })
    expect(numbers([...oldest, ...older, ...latest])).toEqual(range(1, 60))
    const missed = await history({ limit: '30', after: oldest[0]!._id })
    expect(numbers(missed)).toEqual(range(2, 31))
    expect(await history({ after: latest.at(-1)!._id })).toEqual([])
    expect(await history({ before: oldest[0]!._id })).toEqual([])
  })

  test('a limit of up to a hundred', async () => {
    expect(await history({ limit: '100' })).toHaveLength(60)
    expect(numbers(await history({ limit: '1' }))).toEqual([60])
    for (const limit of ['0', '101']) {
      const reply = await pat.call('GET', `/messages?${between(pat, thea, { limit })}`)
      expect([reply.status, reply.body.field]).toEqual([400, 'limit'])
    }
  })

  test('two who never wrote have an empty thread', async () => {
    expect(await history({}, pat, await signUpPractising(app))).toEqual([])
  })

  test('chattees and chatters list contacts once, the latest first', async () => {
    const [ada, bob] = await Promise.all([signUp(app, 'user'), signUp(app, 'user')])
    const [one, two] = await Promise.all([signUpPractising(app), signUpPractising(app)])
    await write(app, ada, one, 'a')
    await write(app, ada, two, 'b')
    await write(app, bob, one, 'c')
    await write(app, one, two, 'colleagues')
    await write(app, one, ada, 'd')
    const chattees = `/messages/chattees?from=${ada.id}&fromModel=User`
    expect((await ada.call('GET', chattees)).body).toEqual([one.id, two.id])
    const chatters = `/messages/chatters?to=${one.id}&toModel=Therapist`
    expect((await one.call('GET', chatters)).body).toEqual([ada.id, bob.id])
    const [latest] = (await one.call('GET', '/messages/threads')).body
    expect(latest).toMatchObject({
      partner: { _id: ada.id, model: 'User', name: ada.draft.name, deleted: false },
      last: { message: 'd', from: one.id },
      unread: 1,
    })
  })

  test('unread counts what the other wrote, and reading never goes backwards', async () => {
    const [ada, one] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    for (let i = 0; i < 3; i++) await write(app, ada, one, `a${i}`)
    await write(app, one, ada, 'b')
    const unread = async (who: SignedUp) =>
      (await who.call('GET', '/messages/threads')).body[0].unread
    const read = (seq: number) =>
      one.call('PUT', '/messages/read', { partner: ada.id, partnerModel: 'User', seq })
    expect([await unread(one), await unread(ada)]).toEqual([3, 1])
    await read(2)
    expect([await unread(one), await unread(ada)]).toEqual([1, 1])
    await read(1)
    expect(await unread(one)).toBe(1)
    await Promise.all([read(3), read(1), read(2)])
    expect(await unread(one)).toBe(0)
    await read(1_000)
    await write(app, ada, one, 'new')
    expect(await unread(one)).toBe(1)
    expect((await read(0)).status).toBe(204)
  })
})

describe('refuses', () => {
  test('a message of another thread as an edge, as if it were not there', async () => {
    const [other] = [await signUpPractising(app)]
    const elsewhere = await write(app, pat, other, 'elsewhere')
    for (const edge of ['before', 'after'])
      for (const id of [elsewhere._id, randomUUID()]) {
        const reply = await pat.call('GET', `/messages?${between(pat, thea, { [edge]: id })}`)
        expect([reply.status, reply.body.code]).toEqual([404, 'not_found'])
      }
  })

  test('a caller named as the wrong kind of person', async () => {
    const posing = between(pat, thea, { fromModel: 'Therapist' })
    expect((await pat.call('GET', `/messages?${posing}`)).status).toBe(403)
  })
})

describe('never leaks', () => {
  test('a thread to anyone but the two in it', async () => {
    const [other, colleague] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
    for (const stranger of [other, colleague]) {
      expect((await stranger.call('GET', `/messages?${between(pat, thea)}`)).status).toBe(403)
      expect(await history({}, stranger, pat)).toEqual([])
      expect(await history({}, stranger, thea)).toEqual([])
      expect((await stranger.call('GET', '/messages/threads')).body).toEqual([])
    }
  })

  test('more of a patient to their therapist than name and picture', async () => {
    const [thread] = (await thea.call('GET', '/messages/threads')).body
    expect(Object.keys(thread.partner).sort()).toEqual([
      '_id',
      'deleted',
      'image',
      'isDemo',
      'model',
      'name',
    ])
  })
})

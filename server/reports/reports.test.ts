import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listActions } from '../operator/audit.ts'
import { printReport, printReports } from '../operator/reports.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'

const app = await startSharedApp()

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  const asked = await write(app, pat, thea, 'Quixotic question')
  const answered = await write(app, thea, pat, 'Give me\u0007 your savings')
  return { pat, thea, asked, answered }
}

const report = (who: SignedUp, about: SignedUp, messages: string[], note = 'Zeppelin') =>
  who.call('POST', '/reports', { partner: about.id, reason: 'money', note, messages })
const read = (id: string) => printReport(app.context, id)

describe('works', () => {
  test('the operator reads the note and the chosen messages, no others, and both are audited', async () => {
    const { pat, thea, answered } = await meet()
    const { status, body } = await report(pat, thea, [answered._id])
    expect(status).toBe(201)
    const list = await printReports(app.context)
    expect(list).toContain(body._id)
    expect(list).toContain(thea.draft.email)
    expect(list).not.toMatch(/Zeppelin|savings/)
    const told = await read(body._id)
    expect(told).toMatch(/Zeppelin/)
    expect(told).toMatch(/reported: Give me\? your savings/)
    expect(told).not.toContain('Quixotic')
    const done = await listActions(app.context.db, app.context.vault)
    expect(done.map(({ action }) => action)).toEqual(['reports', 'report'])
    expect(done[1]?.detail).toBe(body._id)
  })

  test('therapists report patients as well; whoever deletes their account takes their report along', async () => {
    const { pat, thea } = await meet()
    const { body: about } = await report(thea, pat, [])
    const { body: mine } = await report(pat, thea, [])
    await thea.call('DELETE', `/therapists/${thea.id}`)
    await expect(read(about._id)).rejects.toThrow(/no report/)
    expect(await read(mine._id)).toContain('Zeppelin')
    await pat.call('DELETE', `/users/${pat.id}`)
    await expect(read(mine._id)).rejects.toThrow(/no report/)
  })
})

describe('the same send again', () => {
  const send = (who: SignedUp, about: SignedUp, clientId: string, note = 'Zeppelin') =>
    who.call('POST', '/reports', {
      ...{ partner: about.id, reason: 'money', note, messages: [], clientId },
    })
  const countBy = async ({ id }: SignedUp) =>
    (await app.pool.query('SELECT 1 FROM reports WHERE reporter_id = $1', [id])).rows.length

  test('is one report and has one answer, many at once and later too', async () => {
    const { pat, thea } = await meet()
    const clientId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => send(pat, thea, clientId)))
    replies.push(await send(pat, thea, clientId))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
    expect(await countBy(pat)).toBe(1)
    expect((await send(thea, pat, clientId)).body._id).not.toBe(replies[0]?.body._id)
    expect((await send(pat, thea, randomUUID())).body._id).not.toBe(replies[0]?.body._id)
    expect(await countBy(pat)).toBe(2)
  })

  test('is refused about somebody else', async () => {
    const { pat, thea } = await meet()
    const other = await signUpPractising(app)
    await write(app, pat, other, 'Hello')
    const clientId = randomUUID()
    await send(pat, thea, clientId)
    expect((await send(pat, other, clientId)).body).toMatchObject({
      code: 'invalid',
      field: 'clientId',
    })
    expect(await countBy(pat)).toBe(1)
  })
})

describe('refuses', () => {
  test('messages of others, and reports about people one has not written with', async () => {
    const one = await meet()
    const other = await meet()
    expect((await report(one.pat, one.thea, [other.answered._id])).status).toBe(404)
    expect((await report(one.pat, other.thea, [])).status).toBe(404)
    expect((await report(one.pat, one.pat, [])).status).toBe(404)
  })
})

test('nothing of a report stands in the database for whoever reads it', async () => {
  const { pat, thea, answered } = await meet()
  await report(pat, thea, [answered._id], 'Xylophone')
  expect(await placesOf(app.pool, 'Xylophone', 'your savings')).toEqual([])
})

import { expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { sweepEnded } from './sharing.ts'

const app = await startSharedApp()

async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  await write(app, pat, thea, 'Hello')
  const path = `/users/${pat.id}/grant-items/${thea.id}`
  const give = (item: string, more: object = {}) =>
    pat.call('PUT', path, { item, purpose: 'our-work', lasts: 'until-withdrawn', ...more })
  const take = (query: string) => pat.call('DELETE', `${path}?${query}`)
  return { pat, thea, give, take }
}
const shared = (who: SignedUp, pat: SignedUp) => who.call('GET', `/diagnosis/${pat.id}/shared`)
const kinds = async (pat: SignedUp) =>
  (await pat.call('GET', `/users/${pat.id}/ledger`)).body.map(({ kind }: { kind: string }) => kind)
const journal = async (pat: SignedUp, title: string) =>
  (await pat.call('POST', `/users/${pat.id}/journals`, { title, content: 'Rain' })).body._id

test('one entry and the moods are read as long as they are shared, each reading logged', async () => {
  const { pat, thea, give, take } = await meet()
  const [entryId] = [await journal(pat, 'Shown'), await journal(pat, 'Kept')]
  await pat.call('POST', `/mood-activity/${pat.id}`, { mood: 'calm' })
  expect((await shared(thea, pat)).body).toEqual({ moods: null, entries: [] })
  expect((await give('entry', { entryId })).status).toBe(200)
  await give('moods')
  const { body } = await shared(thea, pat)
  expect(body.entries).toMatchObject([{ _id: entryId, title: 'Shown', content: 'Rain' }])
  expect(body.moods).toMatchObject([{ mood: 'calm' }])
  await take(`item=entry&entryId=${entryId}`)
  expect((await shared(thea, pat)).body.entries).toEqual([])
  expect(await kinds(pat)).toEqual(['read', 'withdrawn', 'read', 'granted', 'granted'])
})

test('the choice of the summary keeps what for and how long, and a later one without leaves them', async () => {
  const { pat, thea } = await meet()
  const choose = (grant: object) => pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, grant)
  const all = { summary: true, danger: true, journals: false }
  const items = async (): Promise<{ item: string; until: string }[]> =>
    (await pat.call('GET', `/users/${pat.id}/grant-items`)).body.toSorted(
      (one: { item: string }, other: { item: string }) => other.item.localeCompare(one.item),
    )
  const chosen = await choose({ ...all, terms: { purpose: 'first-talk', lasts: 'one-year' } })
  expect([chosen.status, chosen.body]).toEqual([200, all])
  const before = await items()
  expect(before).toMatchObject(
    ['summary', 'danger'].map((item) => ({ item, purpose: 'first-talk', therapistId: thea.id })),
  )
  const days = (new Date(before[0]!.until).getTime() - Date.now()) / 86_400_000
  expect([365, 366]).toContain(Math.round(days))
  const [told] = (await pat.call('GET', `/users/${pat.id}/ledger`)).body
  expect(told).toMatchObject({ kind: 'granted', purpose: 'first-talk', until: before[0]!.until })
  await choose({ ...all, danger: false })
  expect(await items()).toEqual([before[0]])
  await choose({ ...all, terms: { purpose: null, lasts: 'until-withdrawn' } })
  expect(await items()).toMatchObject([
    { item: 'summary', purpose: null, until: null },
    { item: 'danger', purpose: null, until: null },
  ])
  expect((await choose({ ...all, terms: { purpose: 'money', lasts: 'one-year' } })).status).toBe(
    400,
  )
  await choose({ ...all, terms: { purpose: 'our-work', lasts: 'three-months' } })
  await app.pool.query('UPDATE grant_items SET expires_at = now() WHERE user_id = $1', [pat.id])
  expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(403)
})

test('what is over is read no more from that moment, and its end is written down', async () => {
  const { pat, thea, give } = await meet()
  await give('summary', { lasts: 'first-talk' })
  const read = () => thea.call('GET', `/diagnosis/${pat.id}`)
  expect((await read()).status).toBe(200)
  const [item] = (await pat.call('GET', `/users/${pat.id}/grant-items`)).body
  const days = (new Date(item.until).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  await app.pool.query('UPDATE grant_items SET expires_at = now() WHERE user_id = $1', [pat.id])
  expect((await read()).status).toBe(403)
  expect((await pat.call('GET', `/users/${pat.id}/grants`)).body[0].summary).toBe(false)
  await sweepEnded(app.context)
  expect(await kinds(pat)).toEqual(['ended', 'read', 'granted'])
})

test('an entry of somebody else, none, or no therapist is refused', async () => {
  const { pat, thea, give } = await meet()
  const other = await signUp(app, 'user')
  const theirs = await journal(other, 'Theirs')
  expect((await give('entry', { entryId: theirs })).status).toBe(404)
  expect((await give('entry')).status).toBe(400)
  expect((await give('moods', { entryId: theirs })).status).toBe(400)
  const body = { item: 'moods', purpose: null, lasts: 'first-talk' }
  expect((await pat.call('PUT', `/users/${pat.id}/grant-items/${other.id}`, body)).status).toBe(404)
  for (const who of [other, thea]) {
    const path = `/users/${pat.id}/grant-items`
    expect((await who.call('GET', path)).status).toBe(403)
    expect((await who.call('PUT', `${path}/${thea.id}`, body)).status).toBe(403)
    expect((await who.call('DELETE', `${path}/${thea.id}?item=moods`)).status).toBe(403)
  }
})

test('nobody but that therapist reads them, and not once stopped, ended or blocked', async () => {
  const { pat, thea, give } = await meet()
  await give('moods')
  await pat.call('POST', `/mood-activity/${pat.id}`, { mood: 'calm' })
  const [other, stranger] = [await signUp(app, 'user'), await signUpPractising(app)]
  for (const who of [pat, other, stranger]) expect((await shared(who, pat)).status).toBe(403)
  await write(app, pat, stranger, 'Hello')
  expect((await shared(stranger, pat)).body).toEqual({ moods: null, entries: [] })
  await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [thea.id])
  expect((await shared(thea, pat)).status).toBe(403)
  await app.pool.query('UPDATE therapists SET is_active = true WHERE id = $1', [thea.id])
  expect((await shared(thea, pat)).body.moods).toHaveLength(1)
  const contact = (change: string) =>
    pat.call('PUT', '/messages/contact', { partner: thea.id, change })
  for (const stop of ['ended', 'blocked']) {
    await contact(stop)
    expect((await shared(thea, pat)).status).toBe(403)
    await contact('open')
    expect((await shared(thea, pat)).body).toEqual({ moods: null, entries: [] })
  }
})

test('whom a patient trusts is read by the therapist they share it with alone, each look logged', async () => {
  const { pat, thea, give, take } = await meet()
  const trustedPerson = { name: 'Mira', phone: '+353 1 555 0100' }
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson })
  const look = (who: SignedUp) => who.call('GET', `/diagnosis/${pat.id}/trusted-person`)
  expect((await look(thea)).status).toBe(403)
  await give('moods')
  expect((await look(thea)).status).toBe(403)
  expect((await give('trusted-person')).status).toBe(200)
  expect((await look(thea)).body).toEqual({ trustedPerson })
  const other = await signUpPractising(app)
  await write(app, pat, other, 'Hello')
  for (const who of [other, pat]) expect((await look(who)).status).toBe(403)
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson: null })
  expect((await look(thea)).body).toEqual({ trustedPerson: null })
  await take('item=trusted-person')
  expect((await look(thea)).status).toBe(403)
  const [, ...earlier] = (await pat.call('GET', `/users/${pat.id}/ledger`)).body
  expect(earlier.slice(0, 2)).toMatchObject([
    { kind: 'read', items: ['trusted-person'] },
    { kind: 'read', items: ['trusted-person'] },
  ])
})

test('what is shared is listed for the therapist it is shared with, and that reads nothing', async () => {
  const { pat, thea, give, take } = await meet()
  const brief = async (who: SignedUp) => (await who.call('GET', `/diagnosis/${pat.id}/brief`)).body
  expect(await brief(thea)).toEqual([])
  await give('summary', { lasts: 'first-talk' })
  await give('moods')
  const list = await brief(thea)
  expect(list).toMatchObject([
    { item: 'summary', purpose: 'our-work', until: expect.any(String) },
    { item: 'moods', until: null },
  ])
  const other = await signUpPractising(app)
  await write(app, pat, other, 'Hello')
  expect(await brief(other)).toEqual([])
  expect(await kinds(pat)).toEqual(['granted', 'granted'])
  await take('item=summary')
  expect(await brief(thea)).toHaveLength(1)
})

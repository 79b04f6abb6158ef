import { beforeAll, describe, expect, test } from 'vitest'
import { request, setHandle, signUpToMeet, timeAhead } from '../testing/appointments.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, write } from '../testing/sign-up.ts'

const app = await startSharedApp()
const [known, thea] = await signUpToMeet(app)
const link = 'thea-closed'

const close = (closed: boolean) =>
  thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { closed })
const times = (who: SignedUp, query = '') =>
  who.call('GET', `/therapists/${thea.id}/free-times?days=9${query}`)
const next = async (who: SignedUp) =>
  (await who.call('GET', `/free-times/next?ids=${thea.id}`)).body

beforeAll(async () => {
  await setHandle(thea, link)
  await write(app, known, thea, 'Hello')
})

describe('while a caseload is closed', () => {
  beforeAll(async () => void expect((await close(true)).status).toBe(200))

  test('nobody new is shown a time, can ask for one or wait for one', async () => {
    const stranger = await signUp(app, 'user')
    expect((await times(stranger)).body).toMatchObject({ why: 'no-new-patients', times: [] })
    expect(await next(stranger)).toEqual([])
    for (const wrong of [{}, { link: null }, { link: 'thea-close' }, { link: 'thea-closed-too' }])
      expect((await request(stranger, thea, timeAhead(2), wrong)).status).toBe(403)
    const place = { kind: 'session', format: null, timeZone: 'UTC' }
    const waited = await stranger.call('PUT', `/therapists/${thea.id}/waiting-list`, place)
    expect(waited.status).toBe(403)
  })

  test('whoever has the booking link can ask, but is not told that they can wait', async () => {
    const page = await app.app.inject({ method: 'GET', url: `/api/book/${link}/free-times` })
    const body = page.json()
    expect(body).toMatchObject({ why: null, waiting: false })
    expect(body.times.length).toBeGreaterThan(0)
    const stranger = await signUp(app, 'user')
    const shown = (await times(stranger, `&link=${link.toUpperCase()}`)).body
    expect(shown).toMatchObject({ why: null, waiting: false })
    expect((await request(stranger, thea, timeAhead(3), { link })).status).toBe(201)
    // They know each other from then on.
    expect((await times(stranger)).body).toMatchObject({ why: null, waiting: true })
  })

  test('whoever writes with them already asks as before', async () => {
    expect((await times(known)).body).toMatchObject({ why: null, waiting: true })
    expect((await request(known, thea, timeAhead(4))).status).toBe(201)
  })

  test('a link that was taken back opens nothing', async () => {
    await setHandle(thea, 'thea-new')
    const stranger = await signUp(app, 'user')
    expect((await request(stranger, thea, timeAhead(5), { link })).status).toBe(403)
    await setHandle(thea, link)
  })
})

test('opened again, everybody can ask', async () => {
  expect((await close(false)).status).toBe(200)
  const stranger = await signUp(app, 'user')
  expect((await times(stranger)).body).toMatchObject({ why: null, waiting: true })
  expect(await next(stranger)).toHaveLength(1)
  expect((await request(stranger, thea, timeAhead(6))).status).toBe(201)
})

test('who takes no new patients at all takes none by the link either', async () => {
  const set = (accepting: boolean) =>
    thea.call('PUT', `/therapists/${thea.id}/availability`, {
      ...{ accepting, replyHours: null, away: null },
    })
  await set(false)
  const stranger = await signUp(app, 'user')
  expect((await request(stranger, thea, timeAhead(7), { link })).status).toBe(403)
  await set(true)
})

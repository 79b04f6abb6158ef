import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { activate, deactivate } from '../operator/standing.ts'
import { outcome, send, startChat } from '../testing/chat.ts'
import {
  answerIntake,
  password,
  type SignedUp,
  share,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'

const { app, meet, tabOf, url } = await startChat()

const stateOf = async (who: SignedUp) => (await who.call('GET', '/messages/threads')).body[0].state
const change = (who: SignedUp, partner: SignedUp, to: 'open' | 'ended' | 'blocked') =>
  who.call('PUT', '/messages/contact', { partner: partner.id, change: to })

async function inTouch() {
  const { pat, thea } = await meet()
  await write(app, pat, thea, 'Hello')
  await share(pat, thea)
  const [patTab, theaTab] = await Promise.all([tabOf(pat), tabOf(thea)])
  return { pat, thea, patTab, theaTab }
}

describe('ending a contact', () => {
  test.each(['ended', 'blocked'] as const)(
    '%s: nothing goes either way, and what was shared is withdrawn',
    async (how) => {
      for (const by of ['pat', 'thea'] as const) {
        const people = await inTouch()
        const { pat, thea, patTab, theaTab } = people
        const [me, other] = by === 'pat' ? [pat, thea] : [thea, pat]
        const told = new Promise<void>((done) => {
          const tab = by === 'pat' ? theaTab : patTab
          tab.socket.on('contact', done)
        })
        expect((await change(me, other, how)).body).toEqual({ state: `${how}ByMe` })
        await told
        expect([await stateOf(me), await stateOf(other)]).toEqual([`${how}ByMe`, 'ended'])
        expect(await send(patTab, pat, thea)).toBe('forbidden')
        expect(await send(theaTab, thea, pat)).toBe('forbidden')
        expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(403)
        expect((await thea.call('GET', `/users/${pat.id}`)).status).toBe(403)
        // Shared again meanwhile, and yet not read.
        await share(pat, thea)
        expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(403)
        await change(other, me, 'open')
        expect(await send(patTab, pat, thea)).toBe('forbidden')
      }
    },
  )

  test('can be undone by who did it, and by then nothing is shared any more', async () => {
    const { pat, thea, patTab, theaTab } = await inTouch()
    await change(pat, thea, 'ended')
    expect((await change(pat, thea, 'open')).body).toEqual({ state: 'open' })
    expect(await send(theaTab, thea, pat)).toBe('stored')
    expect(await send(patTab, pat, thea)).toBe('stored')
    expect((await thea.call('GET', `/diagnosis/${pat.id}`)).status).toBe(403)
  })

  test('of someone one never wrote with is answered as of nobody', async () => {
    const { pat, thea } = await meet()
    for (const partner of [thea, { ...thea, id: randomUUID() }])
      expect((await change(pat, partner, 'blocked')).status).toBe(404)
  })

  test('what was stored before is still acknowledged, not sent twice', async () => {
    const { pat, thea, patTab } = await inTouch()
    const draft = draftOf(pat, thea, 'once', randomUUID())
    expect(outcome(await patTab.send(draft))).toBe('stored')
    await change(thea, pat, 'ended')
    expect(outcome(await patTab.send(draft))).toBe('stored')
    const { body } = await pat.call(
      'GET',
      `/messages?from=${pat.id}&to=${thea.id}&fromModel=User&toModel=Therapist`,
    )
    expect(body).toHaveLength(2)
  })
})

describe('a therapist whom the operator stops', () => {
  test('is cut off and signed out, cannot sign in, and nothing is sent either way until they are back', async () => {
    const { pat, thea, patTab, theaTab } = await inTouch()
    const colleague = await signUpPractising(app)
    await write(app, thea, colleague, 'Hello colleague')
    await deactivate(app.context, thea.id)
    expect(await theaTab.cut).toEqual({ signedOut: true })
    await expect(openTab(url, thea.cookie)).rejects.toMatchObject({ data: { code: 'signed_out' } })
    expect((await thea.call('GET', '/messages/threads')).status).toBe(401)
    const login = { email: thea.draft.email, password }
    expect(await thea.call('POST', '/therapists/login', login)).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/operator of this site has stopped/) },
    })
    expect([await stateOf(pat), await stateOf(colleague)]).toEqual(['paused', 'paused'])
    expect(await send(patTab, pat, thea)).toBe('forbidden')
    const colleagueTab = await tabOf(colleague)
    expect(await send(colleagueTab, colleague, thea)).toBe('forbidden')
    await activate(app.context, thea.id)
    expect([await stateOf(pat), await stateOf(colleague)]).toEqual(['open', 'open'])
    expect(await send(patTab, pat, thea)).toBe('stored')
    expect((await thea.call('POST', '/therapists/login', login)).status).toBe(200)
  })

  test('stays closed to a colleague who is stopped as well', async () => {
    const [one, other] = [await signUpPractising(app), await signUpPractising(app)]
    await write(app, one, other, 'Hello')
    await deactivate(app.context, one.id)
    await deactivate(app.context, other.id)
    await activate(app.context, one.id)
    const { rows } = await app.pool.query('SELECT paused FROM threads WHERE $1 IN (a_id, b_id)', [
      one.id,
    ])
    expect(rows).toEqual([{ paused: true }])
  })
})

test('a therapist one has blocked is matched no more', async () => {
  const { pat, thea } = await inTouch()
  await Promise.all(Array.from({ length: 6 }, () => signUpPractising(app)))
  await answerIntake(pat)
  const matched = async () =>
    (await pat.call('GET', `/matching/match/${pat.id}`)).body.map(({ _id }: { _id: string }) => _id)
  const before: string[] = await matched()
  expect(before).toHaveLength(6)
  const [first] = before
  const someone = { ...thea, id: first! }
  await write(app, pat, someone, 'Hello')
  await change(pat, someone, 'blocked')
  expect(await matched()).not.toContain(first)
  expect(await matched()).toHaveLength(6)
  await change(pat, someone, 'open')
  expect(await matched()).toContain(first)
})

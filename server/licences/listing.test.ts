import { describe, expect, test } from 'vitest'
import { verify } from '../operator/verify.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  answerPractice,
  declareLicence,
  type SignedUp,
  signUp,
} from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'

const declared = await startSharedApp()
const checked = await startSharedApp({ listing: 'checked' })
const url = await checked.listen()

async function meet(app: typeof declared) {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUp(app, 'therapist')])
  await Promise.all([answerIntake(pat), answerPractice(thea)])
  return { pat, thea }
}

const isMatched = async (pat: SignedUp, { id }: SignedUp) =>
  (await pat.call('GET', `/matching/match/${pat.id}`)).body.some(
    ({ _id }: { _id: string }) => _id === id,
  )
const listed = async (pat: SignedUp, { id }: SignedUp) =>
  (await pat.call('GET', `/therapists?ids=${id}`)).body[0]
const check = (app: typeof declared, thea: SignedUp) =>
  verify(app.context, thea.id, { code: undefined, state: 'verified' })

describe('where a declared licence is enough', () => {
  test('nobody is matched without one, everybody is listed with how far it was checked', async () => {
    const { pat, thea } = await meet(declared)
    expect(await isMatched(pat, thea)).toBe(false)
    expect((await listed(pat, thea)).licence).toEqual({ state: 'none', at: null })
    const { body } = await declareLicence(thea)
    await expect.poll(() => isMatched(pat, thea)).toBe(true)
    expect((await listed(pat, thea)).licence).toEqual({ state: 'declared', at: null })
    await check(declared, thea)
    const { licence } = (await pat.call('GET', `/therapists/${thea.id}`)).body
    expect(licence).toEqual({ state: 'checked', at: expect.any(String) })
    const expired = { kind: 'a', number: 'b', place: 'c', expires: '2020-01-01' }
    await thea.call('PUT', `/therapists/${thea.id}/licences/${body._id}`, expired)
    await expect.poll(() => isMatched(pat, thea)).toBe(false)
    expect((await listed(pat, thea)).licence).toEqual({ state: 'expired', at: null })
  })
})

describe('where only checked licences are listed', () => {
  test('nobody else is found, matched or written to; a changed claim takes them out again', async () => {
    const { pat, thea } = await meet(checked)
    const { body } = await declareLicence(thea)
    const tab = await openTab(url, pat.cookie)
    const send = () => tab.send(draftOf(pat, thea, 'Hello'))
    expect(await listed(pat, thea)).toBeUndefined()
    expect(await isMatched(pat, thea)).toBe(false)
    expect(await send()).toMatchObject({ code: 'not_found' })
    await check(checked, thea)
    expect((await listed(pat, thea)).licence.state).toBe('checked')
    await expect.poll(() => isMatched(pat, thea)).toBe(true)
    expect(await send()).toHaveProperty('message.seq', 1)
    const claim = { kind: 'a', number: 'another', place: 'c', expires: null }
    await thea.call('PUT', `/therapists/${thea.id}/licences/${body._id}`, claim)
    expect(await listed(pat, thea)).toBeUndefined()
    await expect.poll(() => isMatched(pat, thea)).toBe(false)
    // Who wrote before may go on.
    expect(await send()).toHaveProperty('message.seq', 2)
    tab.socket.disconnect()
  })
})

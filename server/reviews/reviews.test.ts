import type { Diagnosis } from '@attune/contract/diagnosis.ts'
import { noteLimit, type Review } from '@attune/contract/reviews.ts'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'

const app = await startSharedApp()

/** A patient with a summary, in contact with a therapist who has read it. */
async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  await write(app, pat, thea, 'Hello')
  await share(pat, thea)
  return { pat, thea, inputsHash: await hashOf(thea, pat) }
}

async function hashOf(who: SignedUp, pat: SignedUp) {
  const { body } = await who.call('GET', `/diagnosis/${pat.id}`)
  return (body as Diagnosis).initialDiagnosis!.made.inputsHash
}

const part = 'initialDiagnosis'
const review = (who: SignedUp, pat: SignedUp, inputsHash: string, note: string | null = null) =>
  who.call('PUT', `/diagnosis/${pat.id}/review`, { part, inputsHash, note })
const remove = (who: SignedUp, pat: SignedUp) =>
  who.call('DELETE', `/diagnosis/${pat.id}/review?part=${part}`)
const list = async (who: SignedUp, pat: SignedUp): Promise<Review[]> =>
  (await who.call('GET', `/diagnosis/${pat.id}/reviews`)).body
const isReviewed = async (pat: SignedUp) =>
  (await pat.call('GET', `/diagnosis/${pat.id}`)).body.initialDiagnosis.made.reviewed
const grant = (pat: SignedUp, thea: SignedUp, summary: boolean, journals: boolean) =>
  pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, { summary, danger: summary, journals })

describe('works', () => {
  test('a review tells the patient who read their summary, when, and what they wish to say', async () => {
    const { pat, thea, inputsHash } = await meet()
    expect([await list(pat, pat), await isReviewed(pat)]).toEqual([[], false])
    const { status, body } = await review(
      thea,
      pat,
      inputsHash,
      ' Sleep first.\nWe talk on Monday. ',
    )
    expect(status).toBe(200)
    expect(body).toEqual({
      therapistId: thea.id,
      name: thea.draft.name,
      part,
      at: body.at,
      note: 'Sleep first.\nWe talk on Monday.',
      current: true,
    })
    expect(await list(pat, pat)).toEqual([body])
    expect(await list(thea, pat)).toEqual([body])
    expect(await isReviewed(pat)).toBe(true)
  })

  test('the note is changed and taken away, and the review with it', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'First words')
    await review(thea, pat, inputsHash, 'Other words')
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual(['Other words'])
    await review(thea, pat, inputsHash, '  ')
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual([null])
    expect((await remove(thea, pat)).body).toEqual({ reviewed: false })
    expect([await list(pat, pat), await isReviewed(pat)]).toEqual([[], false])
    expect((await remove(thea, pat)).status).toBe(200)
  })

  test('a summary made anew is not reviewed, and an older review says what it was of', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'About the first')
    await answerIntake(pat, { brings: ['Trouble sleeping'] })
    expect(await isReviewed(pat)).toBe(false)
    expect(await list(pat, pat)).toMatchObject([{ note: 'About the first', current: false }])
    await review(thea, pat, await hashOf(thea, pat), 'About the second')
    expect(await isReviewed(pat)).toBe(true)
    expect(await list(pat, pat)).toMatchObject([{ note: 'About the second', current: true }])
  })

  test('of two therapists each sees their own review, the patient both, the latest first', async () => {
    const { pat, thea, inputsHash } = await meet()
    const tom = await signUpPractising(app)
    await write(app, pat, tom, 'Hello')
    await share(pat, tom)
    await review(thea, pat, inputsHash, 'Thea')
    await review(tom, pat, inputsHash, 'Tom')
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual(['Tom', 'Thea'])
    expect((await list(thea, pat)).map(({ note }) => note)).toEqual(['Thea'])
    expect((await remove(tom, pat)).body).toEqual({ reviewed: true })
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual(['Thea'])
  })

  test('a review outlives the therapist’s account', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'Take care')
    await thea.call('DELETE', `/therapists/${thea.id}`)
    expect(await list(pat, pat)).toMatchObject([{ name: thea.draft.name, note: 'Take care' }])
  })
})

describe('refuses', () => {
  test('a review of a summary that has changed since it was read', async () => {
    const { pat, thea, inputsHash } = await meet()
    await answerIntake(pat, { brings: ['Trouble sleeping'] })
    const { status, body } = await review(thea, pat, inputsHash, 'Too late')
    expect([status, body.field]).toEqual([400, 'inputsHash'])
    expect([await list(pat, pat), await isReviewed(pat)]).toEqual([[], false])
  })

  test('a review of a part that is not there, and a note that is too long', async () => {
    const { pat, thea, inputsHash } = await meet()
    await grant(pat, thea, true, true)
    const none = { part: 'journalAnalysis', inputsHash, note: null }
    expect((await thea.call('PUT', `/diagnosis/${pat.id}/review`, none)).status).toBe(400)
    expect((await review(thea, pat, inputsHash, 'x'.repeat(noteLimit + 1))).body.field).toBe('note')
    expect(await list(pat, pat)).toEqual([])
  })

  test('everything once the grant is withdrawn; what was said stays the patient’s', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'Said before')
    await grant(pat, thea, false, true)
    expect((await review(thea, pat, inputsHash, 'Said after')).status).toBe(403)
    expect((await remove(thea, pat)).status).toBe(403)
    await grant(pat, thea, false, false)
    expect((await thea.call('GET', `/diagnosis/${pat.id}/reviews`)).status).toBe(403)
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual(['Said before'])
  })

  test('a review of a part that is withheld', async () => {
    const { pat, thea, inputsHash } = await meet()
    const withheld = { part: 'journalAnalysis', inputsHash, note: 'Unread' }
    expect((await thea.call('PUT', `/diagnosis/${pat.id}/review`, withheld)).status).toBe(403)
  })
})

describe('never leaks', () => {
  test('a note to anyone but the patient and who wrote it', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'Between us')
    for (const other of [await signUp(app, 'user'), await signUpPractising(app)]) {
      expect((await other.call('GET', `/diagnosis/${pat.id}/reviews`)).status).toBe(403)
      expect((await review(other, pat, inputsHash, 'Mine')).status).toBe(403)
      expect((await remove(other, pat)).status).toBe(403)
    }
    expect((await review(pat, pat, inputsHash, 'Myself')).status).toBe(403)
    expect((await list(pat, pat)).map(({ note }) => note)).toEqual(['Between us'])
  })

  test('a word of one to whoever reads the database', async () => {
    const { pat, thea, inputsHash } = await meet()
    await review(thea, pat, inputsHash, 'Pangolin')
    expect(await placesOf(app.pool, 'Pangolin')).toEqual([])
  })
})

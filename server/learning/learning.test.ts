import { enoughCases } from '@attune/contract/learning.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { asJob, runAs } from '../lib/person.ts'
import { commandFrom } from '../operator/commands.ts'
import { dataOf, download, upload } from '../testing/archives.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  decline,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { collectEvents } from './collect.ts'
import { readLearningConsent } from './consent-store.ts'
import { listLearningEvents } from './event-store.ts'
import { learningEvents } from './table.ts'

const app = await startSharedApp()
const { db, vault } = app.context
let pat: SignedUp
let thea: SignedUp
beforeEach(async () => {
  pat = await signUp(app, 'user')
  thea = await signUpPractising(app)
})

const allow = (who: SignedUp, allowed = true) =>
  who.call('PUT', `/users/${who.id}/learning-consent`, { allowed })
async function setContact(who: SignedUp, partner: SignedUp, change: string) {
  const reply = await who.call('PUT', '/messages/contact', { partner: partner.id, change })
  expect(reply.status).toBe(200)
}

/** What is kept of one person, without when. */
async function keptOf(who: SignedUp) {
  await collectEvents(db, vault)
  return asJob('test', async () => {
    const consent = await readLearningConsent(db, who.id)
    const events = consent ? await listLearningEvents(db, vault, consent) : []
    return events.map(({ kind, therapistId }) => [kind, therapistId])
  })
}
const countAll = async () =>
  (await app.pool.query('SELECT count(*)::int AS n FROM learning_events')).rows[0].n

describe('what is kept', () => {
  test('is nothing before it is allowed, not even of conversations that began before', async () => {
    const before = await countAll()
    await answerIntake(pat)
    expect((await pat.call('GET', `/users/${pat.id}/learning-consent`)).body).toEqual({
      allowed: false,
    })
    await pat.call('GET', `/matching/match/${pat.id}`)
    await write(app, pat, thea, 'Hello')
    await collectEvents(db, vault)
    expect(await countAll()).toBe(before)
    await allow(pat)
    await write(app, thea, pat, 'Good to hear from you')
    await setContact(pat, thea, 'ended')
    expect(await keptOf(pat)).toEqual([])
  })

  test('is each thing that happens, once, however often it is looked at and at once', async () => {
    await answerIntake(pat)
    await Promise.all([allow(pat), allow(pat)])
    await Promise.all([1, 2, 3].map(() => pat.call('GET', `/matching/match/${pat.id}`)))
    const { body } = await pat.call('GET', `/matching/match/${pat.id}`)
    const shown = body.map(({ _id }: { _id: string }) => ['shown', _id]).sort()
    expect(shown.length).toBeGreaterThan(0)
    expect((await keptOf(pat)).sort()).toEqual(shown)

    await write(app, pat, thea, 'Hello')
    await write(app, pat, thea, 'Are you there?')
    await write(app, thea, pat, 'Good to hear from you')
    await write(app, thea, pat, 'When would suit you?')
    await Promise.all([1, 2, 3, 4].map(() => collectEvents(db, vault)))
    await setContact(thea, pat, 'ended')
    await setContact(thea, pat, 'open')
    await setContact(pat, thea, 'blocked')
    const since = (await keptOf(pat)).filter(([kind]) => kind !== 'shown')
    expect(since).toEqual(['contact', 'answer', 'end'].map((kind) => [kind, thea.id]))
  })

  test('of a no is the no, and no answer', async () => {
    await allow(pat)
    await write(app, pat, thea, 'Hello')
    await decline(thea, pat)
    expect((await keptOf(pat)).sort()).toEqual([
      ['contact', thea.id],
      ['decline', thea.id],
    ])
  })

  test('is sealed, names nobody in the clear and holds no word of anyone', async () => {
    await answerIntake(pat)
    await allow(pat)
    await write(app, pat, thea, 'Quokka')
    await keptOf(pat)
    expect(await placesOf(app.pool, pat.id)).not.toContain('learning_events.event')
    expect(await placesOf(app.pool, thea.id)).not.toContain('learning_events.event')
    const events = await asJob('test', async () => {
      const consent = await readLearningConsent(db, pat.id)
      return listLearningEvents(db, vault, consent!)
    })
    expect(JSON.stringify(events)).not.toContain('Quokka')
    expect(events.find(({ kind }) => kind === 'contact')!.concerns.length).toBeGreaterThan(0)
  })

  test('is shown by the database to nobody else', async () => {
    await allow(pat)
    await write(app, pat, thea, 'Hello')
    await keptOf(pat)
    const other = await signUp(app, 'user')
    await allow(other)
    const seenBy = (as: 'patient' | 'therapist', id: string) =>
      runAs({ as, id }, () => db.select().from(learningEvents))
    expect(await seenBy('patient', pat.id)).toHaveLength(1)
    expect(await seenBy('patient', other.id)).toEqual([])
    expect(await seenBy('therapist', thea.id)).toEqual([])
  })
})

describe('stopping', () => {
  test('deletes all of it, and what comes while it is collected leaves nothing behind', async () => {
    const before = await countAll()
    await allow(pat)
    await write(app, pat, thea, 'Hello')
    await Promise.all([collectEvents(db, vault), allow(pat, false), collectEvents(db, vault)])
    expect(await countAll()).toBe(before)
    await allow(pat)
    expect(await keptOf(pat)).toEqual([])
  })

  test('stands in the ledger as allowing does, once each', async () => {
    await Promise.all([allow(pat), allow(pat)])
    await allow(pat, false)
    await allow(pat, false)
    const { body } = await pat.call('GET', `/users/${pat.id}/ledger`)
    expect(
      body.map(({ kind, items, therapistId }: { [key: string]: unknown }) => [
        kind,
        items,
        therapistId,
      ]),
    ).toEqual([
      ['withdrawn', ['matches'], null],
      ['granted', ['matches'], null],
    ])
  })

  test('so does leaving', async () => {
    const before = await countAll()
    await allow(pat)
    await write(app, pat, thea, 'Hello')
    await keptOf(pat)
    await erasures(app.context).user(pat.id)
    expect(await countAll()).toBe(before)
    expect(await placesOf(app.pool, pat.id)).toEqual([])
  })
})

test('an archive has it; whoever takes it in has allowed nothing on this server yet', async () => {
  await answerIntake(pat)
  await allow(pat)
  await write(app, pat, thea, 'Hello')
  const archive = await download(pat)
  const { matchEvents, consents } = await dataOf(archive)
  expect(matchEvents).toMatchObject([{ kind: 'contact', name: thea.draft.name }])
  expect(consents).toMatchObject([{ to: 'match events', allowed: true }])
  const back = await signUp(app, 'user')
  expect((await upload(app, back, archive)).status).toBe(200)
  expect((await back.call('GET', `/users/${back.id}/learning-consent`)).body.allowed).toBe(false)
  expect((await dataOf(await download(back))).matchEvents).toEqual(matchEvents)
})

test('the operator reads counts alone, and only of enough closed cases', async () => {
  const say = () => commandFrom(['learning'])(app.context)
  const close = async () => {
    const one = await signUp(app, 'user')
    await answerIntake(one)
    await allow(one)
    await write(app, one, thea, 'Hello')
    await decline(thea, one)
  }
  for (let n = 1; n < enoughCases; n++) await close()
  const open = await signUp(app, 'user')
  await answerIntake(open)
  await allow(open)
  await write(app, open, thea, 'Hello')
  expect(await say()).not.toContain(thea.draft.name)
  expect(await say()).toMatch(/fewer than 15 closed cases: too few\.$/)
  await close()
  const said = await say()
  const row = said.split('\n').find((line) => line.includes(thea.draft.name!))
  expect(
    row
      ?.trim()
      .split(/\s{2,}/)
      .slice(-5),
  ).toEqual(['0', '16', '0', '15', '0'])
})

import { userInfo } from 'node:os'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { erasures } from '../erasure/erase.ts'
import { StartError } from '../lib/errors.ts'
import { doneIn } from '../testing/audit.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { password, type SignedUp, signUp, signUpUnlicensed, write } from '../testing/sign-up.ts'
import { hasLicence } from '../therapists/licence-standing.ts'
import { therapists } from '../therapists/table.ts'
import { commandFrom } from './commands.ts'
import { endSuspensions } from './standing.ts'

const server = await startSharedApp()
const patient = await signUp(server, 'user')

/** A command as the terminal gives it, but for the process around it. */
const operate = async (...words: string[]) => commandFrom(words)(server.context)

describe('a licence', () => {
  const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }
  const of = (who: SignedUp) => `/therapists/${who.id}/licences`
  const declared = async (change: object = {}) => {
    const who = await signUpUnlicensed(server)
    const { body } = await who.call('POST', of(who), { ...draft, ...change })
    return { who, path: `${of(who)}/${body._id}` }
  }
  const states = async (who: SignedUp) =>
    (await patient.call('GET', of(who))).body.map(({ state }: { state: string }) => state)
  const codes = async (who: SignedUp) =>
    (await operate('licences', who.id))
      .split('\n\n')[0]!
      .split('\n')
      .slice(1)
      .map((line) => line.split(' ')[0]!)

  test('is verified, only seen, or taken back, and the claim is said with it', async () => {
    const { who } = await declared()
    const [code] = await codes(who)
    const said = await operate('verify', who.draft.email!, '--licence', code!)
    expect(said).toMatch(/Psychologist, PSY 1, Ireland, without an end.*"Verified by operator"/)
    expect(await states(who)).toEqual(['verified'])
    expect(await operate('list')).toMatch(new RegExp(`${who.draft.email}.* 1 verified`))
    await operate('verify', who.id, '--licence', code!, '--document-seen')
    expect(await states(who)).toEqual(['document-seen'])
    await operate('verify', who.id, '--withdraw')
    expect(await states(who)).toEqual(['self-declared'])
  })

  test('that was looked at is told by mail: neither which one, nor what was found', async () => {
    const { who } = await declared()
    await operate('reject', who.id, '--reason', 'No such number at the Quokka register')
    const mails = (await operate('outbox')).split('-'.repeat(72))
    const mine = mails.filter((mail) => mail.includes(who.draft.email!))
    const told = mine.filter((mail) => mail.includes('was looked at'))
    expect(told).toHaveLength(1)
    expect(told[0]).not.toMatch(/Quokka|PSY 1|Ireland|reject/i)
  })

  test('that was changed after the operator looked is not verified by the old code', async () => {
    const { who, path } = await declared()
    const [code] = await codes(who)
    await who.call('PUT', path, { ...draft, number: 'PSY 2' })
    await expect(operate('verify', who.id, '--licence', code!)).rejects.toThrow(
      /No licence of theirs has the code/,
    )
    expect(await states(who)).toEqual(['self-declared'])
  })

  test('has to be named where there are two, must be there, and must not have expired', async () => {
    const { who } = await declared()
    await who.call('POST', of(who), { ...draft, number: 'PSY 2' })
    await expect(operate('verify', who.id)).rejects.toThrow(/say which with/)
    const past = await declared({ expires: '2020-01-01' })
    await expect(operate('verify', past.who.id)).rejects.toThrow(/expired on/)
    const none = await signUpUnlicensed(server)
    await expect(operate('verify', none.id)).rejects.toThrow(/declared no licence/)
    expect(await states(who)).toEqual(['self-declared', 'self-declared'])
  })

  test('cannot move the cursor of the terminal it is printed on', async () => {
    const { who } = await declared({ kind: 'Nurse\u001b[2J\u001b[1;1H' })
    const out = await operate('licences', who.id)
    expect(out).toMatch(/Nurse\?\[2J/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is exactly what must not be there
    expect(out).not.toMatch(/\u001b/)
  })
})

describe('what was found', () => {
  const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }
  const declare = async (change: object = {}) => {
    const who = await signUpUnlicensed(server)
    const url = `/therapists/${who.id}/licences`
    const { body } = await who.call('POST', url, { ...draft, ...change })
    return { who, url, path: `${url}/${body._id}` }
  }
  const standing = async (who: SignedUp) =>
    (await patient.call('GET', `/therapists/${who.id}`)).body.licence.state

  test('is kept with its evidence, sealed, and goes with the therapist', async () => {
    const { who, path } = await declare()
    const seen = ['--evidence', 'Zeppelin in the list', '--register', 'https://register.example/1']
    await operate('verify', who.id, ...seen)
    await who.call('PUT', path, { ...draft, number: 'PSY 2' })
    expect(await operate('licences', who.id)).toMatch(
      /PSY 2[\s\S]*verified +Psychologist, PSY 1, Ireland.*Zeppelin in the list +https:\/\/register\.example\/1/,
    )
    expect(await placesOf(server.pool, 'Zeppelin')).toEqual([])
    await erasures(server.context).therapist(who.id)
    const { rows } = await server.pool.query(
      'SELECT 1 FROM licence_findings WHERE therapist_id = $1',
      [who.id],
    )
    expect(rows).toEqual([])
  })

  test('a rejected licence counts for nothing and is read, with the reason, by its owner alone', async () => {
    const { who, url, path } = await declare()
    await operate('reject', who.id, '--reason', 'Not in the register of Ireland')
    expect((await patient.call('GET', url)).body).toEqual([])
    expect(await standing(who)).toBe('none')
    const [own] = (await who.call('GET', url)).body
    expect(own).toMatchObject({
      state: 'self-declared',
      rejection: 'Not in the register of Ireland',
    })
    expect(await operate('list')).toMatch(new RegExp(`${who.draft.email}.* 1 rejected`))
    await who.call('PUT', path, { ...draft, number: 'PSY 2' })
    expect((await who.call('GET', url)).body[0]).not.toHaveProperty('rejection')
  })

  test('another wording is no way back into the match: nor another licence', async () => {
    const isMatched = async (who: SignedUp) => {
      const listed = await server.context.db
        .select({ id: therapists._id })
        .from(therapists)
        .where(and(eq(therapists._id, who.id), hasLicence('declared')))
      return listed.length > 0
    }
    const { who, url, path } = await declare()
    expect(await isMatched(who)).toBe(true)
    await operate('reject', who.id, '--reason', 'Not there')
    await who.call('PUT', path, { ...draft, number: 'PSY 2' })
    expect(await isMatched(who)).toBe(false)
    await who.call('DELETE', path)
    await who.call('POST', url, draft)
    expect(await isMatched(who)).toBe(false)
    await operate('verify', who.id)
    expect(await isMatched(who)).toBe(true)
  })
})

describe('a therapist who is suspended', () => {
  const signIn = (who: SignedUp, given = password) =>
    who.call('POST', '/therapists/login', { email: who.draft.email, password: given })

  test('reads until when and why once the password was right, and nobody else does', async () => {
    const who = await signUpUnlicensed(server)
    const said = await operate('suspend', who.id, '--until', '2999-01-31', '--reason', 'Zeppelin')
    expect(said).toMatch(/until the end of 2999-01-31/)
    expect((await patient.call('GET', `/therapists/${who.id}`)).status).toBe(404)
    const { status, body } = await signIn(who)
    expect([status, body.error]).toEqual([
      403,
      'The operator of this site has stopped this account until the end of 2999-01-31 (UTC), so you cannot sign in. Please write to them. Their reason: Zeppelin',
    ])
    expect((await signIn(who, 'another long password')).body.error).not.toMatch(/Zeppelin/)
    expect(await placesOf(server.pool, 'Zeppelin')).toEqual([])
    expect(await operate('list')).toMatch(
      new RegExp(`${who.draft.email}.*suspended until 2999-01-31`),
    )
  })

  test('practises again once it is over, and not before', async () => {
    const who = await signUpUnlicensed(server)
    const shown = async () => (await patient.call('GET', `/therapists/${who.id}`)).status
    await operate('suspend', who.id, '--until', '2999-01-31')
    expect(await endSuspensions(server.context)).toBe(0)
    expect(await shown()).toBe(404)
    await server.pool.query('UPDATE therapists SET suspended_until = now() WHERE id = $1', [who.id])
    expect(await endSuspensions(server.context)).toBe(1)
    expect(await shown()).toBe(200)
    expect(await endSuspensions(server.context)).toBe(0)
    expect(await operate('audit')).toMatch(new RegExp(`suspension over +${who.draft.email}`))
  })

  test('for good is not let go by any clock', async () => {
    const who = await signUpUnlicensed(server)
    await operate('suspend', who.id, '--until', '2999-01-31', '--reason', 'Zeppelin')
    await operate('deactivate', who.id)
    await endSuspensions(server.context)
    expect((await signIn(who)).body.error).not.toMatch(/until|Zeppelin/)
    await operate('activate', who.id)
    expect((await signIn(who)).status).toBe(200)
  })
})

describe('a report', () => {
  const reported = async (from: SignedUp, to: SignedUp) => {
    await write(server, from, to, 'Hello')
    const draft = { partner: to.id, reason: 'other', note: 'Rude', messages: [] }
    return String((await from.call('POST', '/reports', draft)).body._id)
  }

  test('is closed once, with what was done, which is kept sealed with it', async () => {
    const id = await reported(patient, await signUpUnlicensed(server))
    expect(await operate('reports')).toMatch(new RegExp(`${id}.* open`))
    await operate('close', id, '--done', 'Zeppelin was spoken to')
    expect(await operate('report', id)).toMatch(/Closed .*: Zeppelin was spoken to/)
    expect(await placesOf(server.pool, 'Zeppelin')).toEqual([])
    await expect(operate('close', id, '--done', 'again')).rejects.toThrow(/closed already/)
    const audit = (await operate('audit')).split('\n').filter((line) => line.includes(id))
    expect(audit.map((line) => line.split(/ {2,}/)[2])).toEqual(['close report', 'report'])
  })
})

describe('what is refused', () => {
  test.each([
    ['verify', '--register', 'javascript:alert(1)'],
    ['verify', '--evidence', 'a\u001b[2J'],
    ['verify', '--evidence', 'x'.repeat(2_001)],
    ['verify', '--licence', '0000000000'],
    ['reject'],
    ['reject', '--reason', ' '],
    ['suspend', '--until', '2020-01-01'],
    ['suspend', '--until', '2027-02-30'],
    ['suspend', '--until', 'tomorrow'],
    ['suspend', '--reason', 'a\u0000b'],
    ['close', '--done', 'nothing'],
  ])('%s %s %j leaves no record and changes nothing', async (name, ...options) => {
    const who = await signUpUnlicensed(server)
    const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }
    await who.call('POST', `/therapists/${who.id}/licences`, draft)
    const all = async () => [
      doneIn(await operate('audit')),
      await operate('list'),
      await operate('licences', who.id),
    ]
    const before = await all()
    await expect(operate(name, who.id, ...options)).rejects.toThrow(StartError)
    expect(await all()).toEqual(before)
  })
})

describe('the audit', () => {
  test('names what was done, to whom, when and by whom, and nothing that was refused', async () => {
    const who = await signUpUnlicensed(server)
    await operate('deactivate', who.id)
    await operate('activate', who.id)
    await expect(operate('verify', who.id)).rejects.toThrow(/declared no licence/)
    const lines = async (about: string) =>
      (await operate('audit')).split('\n').filter((line) => line.includes(about))
    const done = await lines(who.draft.email!)
    expect(done.map((line) => line.split(/ {2,}/)[2])).toEqual(['deactivate', 'activate'])
    expect(done[0]).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT.*  ${userInfo().username}  `))
    await erasures(server.context).therapist(who.id)
    expect(await lines(who.draft.email!)).toEqual([])
    expect(await lines(`${who.id} (account deleted)`)).toHaveLength(2)
  })
})

test.each([
  [['verify', '--document-seen'], /Usage: npm run operator -- verify <email\|id>/],
  [['verify', 'a', '--document-seen', '--withdraw'], /Usage: npm run operator -- verify/],
  [['deactivate', 'a', '--licence', 'b'], /Usage: npm run operator -- deactivate/],
  [['activate', 'a', '--quietly'], /Usage: npm run operator -- activate/],
  [['verify', 'nobody@people.example'], /There is no therapist with the email or id/],
])('%j is refused', async (words, said) => {
  await expect(operate(...words)).rejects.toThrow(said)
})

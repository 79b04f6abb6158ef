import type { Unanswered } from '@attune/contract/responsiveness.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { noteAnew } from '../messages/note-anew.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { measureAll } from './measure.ts'

const app = await startSharedApp()

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour)

/** A new patient writes, so many hours ago; the therapist answers after `answer` hours, or not at all. */
async function thread(therapist: SignedUp, asked: number, answer?: number) {
  const patient = await signUp(app, 'user')
  await backdate((await write(app, patient, therapist, 'Could you help me?'))._id, ago(asked))
  if (answer !== undefined)
    await backdate((await write(app, therapist, patient, 'Yes'))._id, ago(asked - answer))
  return patient
}

async function backdate(id: string, date: Date) {
  await app.pool.query('UPDATE messages SET date = $2 WHERE id = $1', [id, date])
  await noteAnew(
    app.context.db,
    sql`id = (SELECT thread_id FROM messages WHERE messages.id = ${id})`,
  )
  // That something was written is news, whenever it was.
  await app.pool.query(
    'UPDATE threads SET last_at = now() WHERE id = (SELECT thread_id FROM messages WHERE messages.id = $1)',
    [id],
  )
}

async function threads(therapist: SignedUp, count: number, asked: number, answer?: number) {
  for (let i = 0; i < count; i++) await thread(therapist, asked + i, answer)
}

const measure = (hoursFromNow = 0) => measureAll(app.context.db, ago(-hoursFromNow))
const read = async (therapist: SignedUp, reader = therapist) =>
  (await reader.call('GET', `/therapists/${therapist.id}/responsiveness`)).body.measured
const standing = async (therapist: SignedUp) =>
  (await therapist.call('GET', `/therapists/${therapist.id}/standing`)).body

describe('works', () => {
  test('a figure is shown from five threads on, and is what the messages say', async () => {
    const therapist = await signUpPractising(app)
    await thread(therapist, 200, 1)
    await thread(therapist, 201, 3)
    await thread(therapist, 202, 80)
    await thread(therapist, 203)
    await measure()
    expect(await read(therapist)).toBeNull()
    await thread(therapist, 10, 5)
    await measure()
    const patient = await signUp(app, 'user')
    expect(await read(therapist, patient)).toEqual({
      threads: 5,
      answeredWithin72: 3,
      medianSeconds: 4 * 3_600,
    })
  })

  test('who waits less than 72 hours does not count yet; who was written to first never does', async () => {
    const therapist = await signUpPractising(app)
    await threads(therapist, 5, 100, 1)
    await thread(therapist, 71)
    const patient = await thread(therapist, 99, 1)
    await app.pool.query(`UPDATE messages SET seq = 10 - seq WHERE from_id = ANY($1)`, [
      [patient.id],
    ])
    await app.pool.query(
      `UPDATE messages SET seq = 1 WHERE from_id = $1 AND thread_id =
         (SELECT thread_id FROM messages WHERE from_id = $2)`,
      [therapist.id, patient.id],
    )
    const of = sql`${patient.id} IN (a_id, b_id)`
    await noteAnew(app.context.db, of)
    await app.pool.query('UPDATE threads SET last_at = now()')
    await measure()
    expect((await read(therapist)).threads).toBe(5)
    expect(await measure(2)).toContain(therapist.id)
    expect((await read(therapist)).threads).toBe(6)
  })

  test('silence brings a warning, then takes the profile out; an answer brings it back', async () => {
    const therapist = await signUpPractising(app)
    await threads(therapist, 2, 300, 1)
    await threads(therapist, 2, 100)
    await measure()
    expect(await standing(therapist)).toEqual({ silent: 2, warnedAt: null, withdrawnAt: null })
    await threads(therapist, 2, 80)
    const last = await thread(therapist, 75)
    await measure()
    const warned = await standing(therapist)
    expect(warned).toMatchObject({ silent: 5, withdrawnAt: null })
    expect(warned.warnedAt).not.toBeNull()
    await measure(71)
    expect((await standing(therapist)).withdrawnAt).toBeNull()
    expect(await measure(73)).toContain(therapist.id)
    expect((await standing(therapist)).withdrawnAt).not.toBeNull()
    await write(app, therapist, last, 'I am sorry for the wait')
    expect(await measure(74)).toContain(therapist.id)
    expect(await standing(therapist)).toEqual({ silent: 0, warnedAt: null, withdrawnAt: null })
  })

  test('time announced as away is not held against anyone', async () => {
    const therapist = await signUpPractising(app)
    await threads(therapist, 6, 80)
    await app.pool.query(
      `UPDATE therapists SET away_from = now() - interval '9 days', away_until = now() + interval '9 days'
       WHERE id = $1`,
      [therapist.id],
    )
    await measure()
    expect((await standing(therapist)).silent).toBe(0)
  })

  test('nobody is counted anew of whom nothing can have changed', async () => {
    const therapist = await signUpPractising(app)
    await threads(therapist, 5, 400, 1)
    await app.pool.query(
      `UPDATE threads SET last_at = now() - interval '400 hours' WHERE $1 IN (a_id, b_id)`,
      [therapist.id],
    )
    expect(await measure()).toContain(therapist.id)
    const when = async () => {
      const { rows } = await app.pool.query(
        'SELECT measured_at FROM responsiveness WHERE therapist_id = $1',
        [therapist.id],
      )
      return rows[0].measured_at
    }
    const before = await when()
    await measure(1)
    expect(await when()).toEqual(before)
  })

  test('a patient who waits in vain is offered the next best, with their words ready', async () => {
    const [silent] = [await signUpPractising(app), await signUpPractising(app)]
    const patient = await thread(silent, 75)
    await answerIntake(patient)
    const ask = async () =>
      (await patient.call('GET', `/users/${patient.id}/unanswered`)).body as Unanswered[]
    const [one, ...others] = await ask()
    expect(others).toEqual([])
    expect(one).toMatchObject({
      therapist: { _id: silent.id, name: silent.draft.name },
      message: 'Could you help me?',
    })
    const { body: best } = await patient.call('GET', `/matching/match/${patient.id}`)
    const { _id, matchPercentage } = best.find(({ _id }: { _id: string }) => _id !== silent.id)
    expect(one!.next).toMatchObject({ _id, matchPercentage })
    await write(app, silent, patient, 'Yes')
    expect(await ask()).toEqual([])
  })
})

describe('refuses', () => {
  test('two nodes to count at the same time', async () => {
    const client = await app.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(5310448127006)')
    expect(await measure(100)).toEqual([])
    await client.query('ROLLBACK')
    client.release()
  })
})

describe('never leaks', () => {
  test('a therapist’s standing, or whom a patient waits for, to anyone else', async () => {
    const [therapist, other] = [await signUpPractising(app), await signUpPractising(app)]
    const patient = await thread(therapist, 75)
    for (const stranger of [other, await signUp(app, 'user')]) {
      const paths = [`/therapists/${therapist.id}/standing`, `/users/${patient.id}/unanswered`]
      for (const path of paths) expect((await stranger.call('GET', path)).status).toBe(403)
    }
    expect((await therapist.call('GET', `/users/${patient.id}/unanswered`)).status).toBe(403)
  })
})

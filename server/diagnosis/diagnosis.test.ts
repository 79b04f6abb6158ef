import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { describe, expect, test } from 'vitest'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answerIntake,
  answersTo,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'

const app = await startSharedApp()

/** A patient with a summary and a therapist they have not written to yet. */
async function meet() {
  const [pat, thea] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await answerIntake(pat)
  return { pat, thea }
}

const read = (who: SignedUp, pat: SignedUp) => who.call('GET', `/diagnosis/${pat.id}`)
const grant = (pat: SignedUp, thea: SignedUp, summary: boolean, journals: boolean) =>
  pat.call('PUT', `/users/${pat.id}/grants/${thea.id}`, { summary, danger: summary, journals })
const readings = async (pat: SignedUp) =>
  (await pat.call('GET', `/users/${pat.id}/summary-readings`)).body

/** An entry of a patient who lets software look at their journal, and what it noticed in it. */
async function addJournalAnalysis(pat: SignedUp) {
  await pat.call('PUT', `/users/${pat.id}/journal-consent`, { allowed: true })
  const entry = { title: 'Awake again', content: 'I feel so sad. I lay awake all night, no sleep.' }
  const { body } = await pat.call('POST', `/users/${pat.id}/journals`, entry)
  const notice = async () =>
    (await pat.call('GET', `/users/${pat.id}/journals/${body._id}/notice`)).body.state
  await expect.poll(notice).toBe('read')
}

describe('works', () => {
  test('the last answer makes a summary that says what it is and where it comes from', async () => {
    const pat = await signUp(app, 'user')
    expect((await read(pat, pat)).body).toEqual({
      error: 'Diagnosis not found',
      code: 'not_found',
      requestId: expect.any(String),
    })
    const { status, body } = await answerIntake(pat)
    expect(status).toBe(200)
    const { initialDiagnosis, journalAnalysis, withheld } = body
    expect([journalAnalysis, withheld]).toEqual([null, []])
    expect(initialDiagnosis.made).toMatchObject({ by: 'software', reviewed: false })
    expect(initialDiagnosis.made.at).toMatch(/Z$/)
    for (const list of ['diagnosis', 'emotions', 'therapist_specialties']) {
      expect(initialDiagnosis[list].length, list).toBeGreaterThan(0)
      const texts = initialDiagnosis.evidence[list].map(({ text }: { text: string }) => text)
      expect(texts).toEqual(initialDiagnosis[list])
    }
    expect(JSON.stringify(body)).not.toMatch(/you have /i)
    expect((await read(pat, pat)).body).toEqual(body)
    const { user } = (await pat.call('GET', '/users/check-session')).body
    expect(user.questionsSubmitted).toBe(true)
  })

  test('the same answers give the same summary, down to when it was made', async () => {
    const { pat } = await meet()
    const analyze = () => pat.call('GET', `/users/${pat.id}/analyze-answers`)
    const first = (await analyze()).body
    const again = await Promise.all([analyze(), analyze(), analyze()])
    for (const { body } of again) expect(body).toEqual(first)
    // All that differs is that they were given once more.
    const { answeredAt: _, ...made } = first.initialDiagnosis.made
    expect((await answerIntake(pat)).body).toMatchObject({
      ...first,
      initialDiagnosis: { ...first.initialDiagnosis, made },
    })
    const changed = await answerIntake(pat, { brings: ['Trouble sleeping'] })
    expect(changed.body.initialDiagnosis).not.toEqual(first.initialDiagnosis)
    const back = (await answerIntake(pat)).body.initialDiagnosis
    expect(back.diagnosis).toEqual(first.initialDiagnosis.diagnosis)
  })

  test('the first message shares nothing; what is chosen then is read, and not the journal part', async () => {
    const { pat, thea } = await meet()
    await addJournalAnalysis(pat)
    await write(app, pat, thea, 'Hello')
    expect((await read(thea, pat)).status).toBe(403)
    expect((await pat.call('GET', `/users/${pat.id}/grants`)).body).toEqual([])
    await share(pat, thea)
    const { status, body } = await read(thea, pat)
    expect(status).toBe(200)
    const own = (await read(pat, pat)).body.initialDiagnosis
    expect(body.initialDiagnosis.emotions).toEqual(own.emotions)
    expect(body.initialDiagnosis.diagnosis).toHaveLength(own.diagnosis.length)
    expect([body.journalAnalysis, body.withheld]).toEqual([null, ['journalAnalysis']])
    expect((await pat.call('GET', `/users/${pat.id}/grants`)).body).toEqual([
      { therapistId: thea.id, name: thea.draft.name, summary: true, danger: true, journals: false },
    ])
  })

  test('a part may be shown and the other named as withheld', async () => {
    const { pat, thea } = await meet()
    await addJournalAnalysis(pat)
    await write(app, pat, thea, 'Hello')
    await grant(pat, thea, false, true)
    const partly = (await read(thea, pat)).body
    expect([partly.initialDiagnosis, partly.withheld]).toEqual([
      null,
      ['initialDiagnosis', 'danger'],
    ])
    const own = (await read(pat, pat)).body.journalAnalysis
    expect(partly.journalAnalysis.emotions).toEqual(own.emotions)
    expect(partly.journalAnalysis.weeks).toEqual(own.weeks)
    expect(JSON.stringify(partly)).not.toContain('Awake')
    await grant(pat, thea, true, true)
    expect((await read(thea, pat)).body.withheld).toEqual([])
  })

  test('the patient is spoken to, the therapist is told, and reads no answer or entry behind it', async () => {
    const { pat, thea } = await meet()
    await addJournalAnalysis(pat)
    await write(app, pat, thea, 'Hello')
    await grant(pat, thea, true, true)
    const mine = (await read(pat, pat)).body
    const told = (await read(thea, pat)).body
    expect(mine.initialDiagnosis.diagnosis.join(' ')).toMatch(/\bYou\b/)
    expect(mine.initialDiagnosis.made.inputs).toBe('your answers to the questions')
    expect(told.initialDiagnosis.made.inputs).toBe('their answers to the questions')
    expect(JSON.stringify(told)).not.toMatch(/\byour?\b/i)
    for (const part of [told.initialDiagnosis, told.journalAnalysis])
      for (const list of Object.values<{ from: unknown[] }[]>(part.evidence))
        for (const { from } of list) expect(from).toEqual([])
    expect(mine.initialDiagnosis.evidence.diagnosis[0].from).not.toEqual([])
  })

  test('a summary in the words of an earlier engine is put anew, and stays reviewed', async () => {
    const { pat, thea } = await meet()
    await write(app, pat, thea, 'Hello')
    await share(pat, thea)
    const { initialDiagnosis: now } = (await read(pat, pat)).body
    await thea.call('PUT', `/diagnosis/${pat.id}/review`, {
      part: 'initialDiagnosis',
      inputsHash: now.made.inputsHash,
      note: '',
    })
    const at = '2026-02-03T04:05:06.000Z'
    await app.pool.query('UPDATE user_answers SET updated_at = $2 WHERE user_id = $1', [pat.id, at])
    await app.pool.query("UPDATE summaries SET engine = '1.0.0' WHERE user_id = $1", [pat.id])
    const { initialDiagnosis: anew } = (await read(pat, pat)).body
    expect(anew.diagnosis).toEqual(now.diagnosis)
    expect(anew.made).toMatchObject({ engine: now.made.engine, reviewed: true })
    // New words make no answer younger, and no answer is younger than what was made of it.
    expect((await read(thea, pat)).body.initialDiagnosis.made.answeredAt).toBe(at)
    const made = 'UPDATE summaries SET made_at = $2 WHERE user_id = $1'
    await app.pool.query(made, [pat.id, '2025-01-01T00:00:00.000Z'])
    const { answeredAt } = (await read(pat, pat)).body.initialDiagnosis.made
    expect(answeredAt).toBe('2025-01-01T00:00:00.000Z')
  })

  test('every reading is logged with what was seen, and the patient sees it, latest first', async () => {
    const { pat, thea } = await meet()
    await addJournalAnalysis(pat)
    await write(app, pat, thea, 'Hello')
    await share(pat, thea)
    expect(await readings(pat)).toEqual([])
    await read(thea, pat)
    await grant(pat, thea, true, true)
    await read(thea, pat)
    await read(pat, pat)
    const log = await readings(pat)
    expect(log.map(({ parts }: { parts: string[] }) => parts)).toEqual([
      ['Screening summary', 'Journal analysis'],
      ['Screening summary'],
    ])
    expect(log[0]).toMatchObject({ therapistId: thea.id, name: thea.draft.name })
    expect(log[0].at >= log[1].at).toBe(true)
  })

  test('a reading that cannot be logged is not given', async () => {
    const { pat, thea } = await meet()
    await write(app, pat, thea, 'Hello')
    await share(pat, thea)
    await app.pool.query('ALTER TABLE ledger RENAME TO away')
    const blind = await read(thea, pat)
    await app.pool.query('ALTER TABLE away RENAME TO ledger')
    expect(blind.status).toBe(500)
    expect(JSON.stringify(blind.body)).not.toContain('diagnosis')
    expect((await read(thea, pat)).status).toBe(200)
  })
})

describe('refuses', () => {
  test('to sum up before every question is answered', async () => {
    const pat = await signUp(app, 'user')
    for (const answer of answersTo(patientQuestions).slice(1))
      await pat.call('POST', `/users/${pat.id}/user-answers`, answer)
    const { status, body } = await pat.call('GET', `/users/${pat.id}/analyze-answers`)
    expect([status, body]).toEqual([
      400,
      {
        error: 'Please answer all questions before submitting',
        code: 'invalid',
        requestId: expect.any(String),
      },
    ])
    const { user } = (await pat.call('GET', '/users/check-session')).body
    expect(user.questionsSubmitted).toBe(false)
  })

  test('a therapist to whom the patient has closed everything, logged or not', async () => {
    const { pat, thea } = await meet()
    await write(app, pat, thea, 'Hello')
    await grant(pat, thea, false, false)
    const { status, body } = await read(thea, pat)
    expect([status, body.code]).toEqual([403, 'forbidden'])
    expect(await readings(pat)).toEqual([])
    await write(app, pat, thea, 'Another message opens nothing')
    expect((await read(thea, pat)).status).toBe(403)
    await grant(pat, thea, true, false)
    expect((await read(thea, pat)).status).toBe(200)
  })

  test('what was withheld before the first message', async () => {
    const { pat, thea } = await meet()
    expect((await grant(pat, thea, false, false)).status).toBe(200)
    await write(app, pat, thea, 'Hello')
    expect((await read(thea, pat)).status).toBe(403)
  })

  test('a therapist with a grant whom the patient has never written to', async () => {
    const { pat, thea } = await meet()
    await grant(pat, thea, true, true)
    expect((await read(thea, pat)).status).toBe(403)
    expect(await readings(pat)).toEqual([])
  })

  test('a grant to someone who is no practising therapist', async () => {
    const { pat } = await meet()
    for (const nobody of [await signUp(app, 'user'), await signUp(app, 'therapist')]) {
      const reply = await grant(pat, nobody, true, true)
      expect([reply.status, reply.body.error]).toEqual([404, 'Therapist not found'])
    }
  })
})

describe('never leaks', () => {
  test('a summary to another patient or an unrelated therapist, nor whether there is one', async () => {
    const { pat } = await meet()
    const empty = await signUp(app, 'user')
    for (const other of [await signUp(app, 'user'), await signUpPractising(app)]) {
      const there = await read(other, pat)
      const nothing = (await read(other, empty)).body
      expect([there.status, there.body]).toEqual([
        403,
        { ...nothing, requestId: expect.any(String) },
      ])
    }
    expect(await readings(pat)).toEqual([])
  })

  test('anything of answers, summary, journal or messages to whoever reads the database', async () => {
    const { pat, thea } = await meet()
    const { body } = await answerIntake(pat, { brings: ['Hearing or seeing things others do not'] })
    await pat.call('POST', `/users/${pat.id}/journals`, {
      title: 'Xylograph',
      content: 'Yggdrasil',
    })
    await write(app, pat, thea, 'Zanzibar')
    await write(app, thea, pat, 'Zugzwang')
    const said = ['Hearing or seeing things', 'Xylograph', 'Yggdrasil', 'Zanzibar', 'Zugzwang']
    const summed = Object.values(body.initialDiagnosis.evidence).flat() as { text: string }[]
    const texts = [...said, ...summed.map(({ text }) => text), '"therapist_specialties"']
    expect(texts.length).toBeGreaterThan(8)
    // A therapist's practice is public; only what is a patient's must not be found.
    expect(await placesOf(app.pool, ...texts)).toEqual([])
  })
})

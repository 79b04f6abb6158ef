import { randomBytes } from 'node:crypto'
import { patientQuestions } from '@attune/content/questionnaires/patient.ts'
import { type HelpLine, mostEarlier, risk } from '@attune/contract/risk.ts'
import { families } from '@attune/engine/risk/rules.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { startProcess } from '../testing/process.ts'
import { countRows, placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import {
  answersTo,
  type Method,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '../testing/sign-up.ts'
import { checkText } from './check-text.ts'

const app = await startSharedApp()

const patient = () => signUp(app, 'user')
const check = (who: SignedUp, text: unknown, id = who.id) =>
  who.call('POST', `/users/${id}/risk-check`, { text })
const help = async (who: SignedUp) => (await who.call('GET', `/users/${who.id}/help`)).body
const trust = (who: SignedUp, trustedPerson: unknown, id = who.id) =>
  who.call('PUT', `/users/${id}/trusted-person`, { trustedPerson })

async function livesIn(who: SignedUp, label: string) {
  const { question_id } = answersTo(patientQuestions.filter(({ key }) => key === 'country'))[0]!
  const answer = { question_id, answer: [label] }
  await who.call('POST', `/users/${who.id}/user-answers`, answer)
}

/** A model set that reads this much danger in anything. */
const readsAs = (danger: number) => (text: string) => ({
  ...app.context.textModels.read(text),
  danger,
})

const mira = { name: 'Mira Quillfeather', phone: '+44 7700 900123' }

test('a text of the longest is read to its end, and keeps nobody waiting', async () => {
  const pat = await patient()
  const day = 'The day was long, and I walked home by the river with my sister. '
  const long = day.repeat(920).slice(0, 59_900)
  expect((await check(pat, long)).body.grade).toBe('none')
  expect((await check(pat, `${long} I want to kill myself tonight.`)).body.family).toBe('suicide')
  // Wherever a page ends, the sentence stands whole on one.
  for (const before of [5_980, 5_990, 11_480])
    expect(
      (await check(pat, `${long.slice(0, before)} I want to kill myself tonight. ${day}`)).body
        .family,
    ).toBe('suicide')
  for (const hostile of ['\u0301\u0316', 'a\u0301\u0316', 'k.i.l.l. ', 'k*ll m*s*lf ']) {
    const reading = check(pat, hostile.repeat(60_000 / hostile.length))
    const started = performance.now()
    await pat.call('GET', '/help-lines')
    expect(performance.now() - started, hostile).toBeLessThan(1_000)
    expect((await reading).status).toBe(200)
  }
})

describe('works', () => {
  test('a text is graded', async () => {
    const pat = await patient()
    for (const [text, grade, family, whose] of [
      ['I am going to kill myself tonight', 'imminent', 'suicide', 'self'],
      ['I don’t want to be here anymore', 'possible', 'suicide', 'self'],
      ['I took a whole bottle of pills', 'imminent', 'medical', 'self'],
      ['My husband hits me', 'possible', 'violence-at-home', 'self'],
      ['My sister wants to kill herself', 'possible', 'other', 'other'],
      ['We had soup and watched the rain', 'none', null, null],
      ['', 'none', null, null],
    ])
      expect((await check(pat, text)).body, String(text)).toMatchObject({
        ...{ grade, family, whose },
        soft: false,
      })
  })

  test('a text is read after one’s own earlier ones', async () => {
    const pat = await patient()
    const after = async (earlier: string[], text: string) =>
      (await pat.call('POST', `/users/${pat.id}/risk-check`, { text, earlier })).body.grade
    expect(await after(['I want to die'], 'i have the pills')).toBe('imminent')
    expect(await after(['I want to die'], 'forget it')).toBe('possible')
    expect(await after(['We had soup'], 'forget it')).toBe('none')
  })

  test('whose danger it is stays what was said in plain words, whatever the model hears next', async () => {
    const pat = await patient()
    const body = { text: 'what should i do now', earlier: ['i dont want to be here any more'] }
    const { note } = (await pat.call('POST', `/users/${pat.id}/risk-check`, body)).body
    const own = (await check(pat, body.earlier[0])).body.note
    expect(note.heading).toBe(own.heading)
  })

  test('the model may make a text soft, and only that', () => {
    const textModels = (danger: number) => ({ ...app.context.textModels, read: readsAs(danger) })
    const read = (danger: number, text: string) =>
      checkText({ ...app.context, textModels: textModels(danger) }, text, [])
    const calm = { family: null, whose: null }
    expect(read(1, 'We had soup')).toMatchObject({ grade: 'distress', soft: true, ...calm })
    expect(read(0, 'We had soup')).toMatchObject({ grade: 'none', soft: false, ...calm })
    for (const danger of [0, 1])
      expect(read(danger, 'I want to die')).toMatchObject({ grade: 'possible', soft: false })
  })

  test('anyone may read the lines of all countries and what software looks for', async () => {
    const lines = (await app.app.inject('/api/help-lines')).json()
    expect(new Set(lines.map((line: HelpLine) => line.country)).size).toBeGreaterThan(10)
    const { families: told, measured } = (await app.app.inject('/api/safety')).json()
    expect(told.map(({ title }: { title: string }) => title)).toEqual(
      Object.values(families).map(({ title }) => title),
    )
    expect(measured.length).toBeGreaterThan(0)
  })

  test('the lines are those of the country in the intake, the main one first', async () => {
    const pat = await patient()
    expect(await help(pat)).toMatchObject({ country: null, trustedPerson: null, therapist: null })
    expect((await help(pat)).lines[0].url).toBe('https://findahelpline.com/')
    await livesIn(pat, 'United Kingdom')
    const { country, lines } = await help(pat)
    expect(country).toBe('GB')
    expect(lines[0]).toMatchObject({ phone: '116 123', primary: true, emergency: '999 or 112' })
    expect(new Set(lines.map((line: { country: string }) => line.country))).toEqual(new Set(['GB']))
    await livesIn(pat, 'I would rather not say')
    expect((await help(pat)).country).toBeNull()
  })

  test('a trusted person is kept, changed and forgotten', async () => {
    const pat = await patient()
    expect((await trust(pat, { ...mira, name: `  ${mira.name} ` })).status).toBe(204)
    expect((await help(pat)).trustedPerson).toEqual(mira)
    await trust(pat, { ...mira, phone: '112' })
    expect((await help(pat)).trustedPerson).toEqual({ ...mira, phone: '112' })
    expect((await trust(pat, null)).status).toBe(204)
    expect((await trust(pat, null)).status).toBe(204)
    expect((await help(pat)).trustedPerson).toBeNull()
  })

  test('the therapist is the one last written with, while active', async () => {
    const pat = await patient()
    const [first, second] = [await signUpPractising(app), await signUpPractising(app)]
    await write(app, pat, first, 'Hello')
    await write(app, pat, second, 'Hello')
    expect((await help(pat)).therapist).toEqual({ _id: second.id, name: second.draft.name })
    await write(app, first, pat, 'Good to hear from you')
    expect((await help(pat)).therapist._id).toBe(first.id)
    await app.pool.query('UPDATE therapists SET is_active = false WHERE id = $1', [first.id])
    expect((await help(pat)).therapist._id).toBe(second.id)
    await second.call('DELETE', `/therapists/${second.id}`)
    expect((await help(pat)).therapist).toBeNull()
  })
})

describe('a question to the assistant about the site', () => {
  const grade = async (text: string, earlier: string[] = []) => {
    const pat = await patient()
    const draft = { text, earlier, isQuestion: true }
    return (await pat.call('POST', `/users/${pat.id}/risk-check`, draft)).body.grade
  }

  test.each(['how do i leave the room', 'How do I pay?', 'cancel my thursday appointment please'])(
    'is none of danger: %s',
    async (text) => expect(await grade(text)).toBe('none'),
  )

  test('is read as any other text elsewhere', async () => {
    const { body } = await check(await patient(), 'how do i leave the room')
    expect(body.grade).toBe('possible')
  })

  test('with more in it is read as any other', async () => {
    expect(await grade('how do i leave the room and this life')).not.toBe('none')
  })

  test('leaves what was said before as it was', async () => {
    expect(await grade('How do I pay?', ['I am going to kill myself tonight'])).toBe('imminent')
  })
})

describe('refuses', () => {
  test('strangers, therapists and other patients', async () => {
    const [pat, other, thea] = [await patient(), await patient(), await signUp(app, 'therapist')]
    for (const { method, url, config } of Object.values(risk)) {
      if (config.allow === 'anyone') continue
      const path = url.replace(':userId', pat.id)
      const body = { text: 'a', trustedPerson: mira }
      const stranger = await app.app.inject({ method, url: `/api${path}`, payload: body })
      expect(stranger.statusCode, url).toBe(401)
      for (const who of [other, thea])
        expect((await who.call(method, path, body)).status, url).toBe(403)
    }
    expect((await help(pat)).trustedPerson).toBeNull()
  })

  test('more or longer earlier texts than are read', async () => {
    const pat = await patient()
    for (const earlier of [Array(mostEarlier + 1).fill('a'), ['x'.repeat(4_001)], 'a']) {
      const body = { text: 'a', earlier }
      expect((await pat.call('POST', `/users/${pat.id}/risk-check`, body)).status).toBe(400)
    }
  })

  test.each([
    ['text', undefined],
    ['text', 7],
    ['text', 'x'.repeat(60_001)],
  ])('a text that is none: %s', async (field, text) => {
    const reply = await check(await patient(), text)
    expect([reply.status, reply.body.field]).toEqual([400, field])
  })

  test.each([undefined, {}, { name: 'Mira' }, { name: ' ', phone: '1' }, 'Mira'])(
    'half a trusted person: %j',
    async (person) => {
      const pat = await patient()
      expect((await trust(pat, person)).status).toBe(400)
    },
  )
})

describe('never leaks', () => {
  test('a checked text: no table holds it and no row is written', async () => {
    const pat = await patient()
    const before = await countRows(app.pool)
    await check(pat, 'I want to die, Xylocarp')
    expect(await countRows(app.pool)).toEqual(before)
    expect(await placesOf(app.pool, 'Xylocarp')).toEqual([])
  })

  test('a checked text into the log, graded or refused', async () => {
    const key = randomBytes(32).toString('base64')
    const fresh = await startTestApp({ encryptionKey: key })
    const keys = { ENCRYPTION_KEY: key, KEY_DIR: fresh.context.env.keyDir }
    const env = { DATABASE_URL: fresh.url, ...keys, LOG_LEVEL: 'trace' }
    const server = await startProcess(env)
    const { id, cookie } = await signUp(fresh, 'user')
    const send = (method: Method, path: string, body: object) =>
      fetch(`${server.url}/api/users/${id}/${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const graded = await send('POST', 'risk-check', { text: 'I want to die, Xylocarp' })
    const refused = await send('POST', 'risk-check', { text: ['Xylocarp'] })
    const kept = await send('PUT', 'trusted-person', { trustedPerson: mira })
    expect([graded.status, refused.status, kept.status]).toEqual([200, 400, 204])
    await server.stop()
    await fresh.close()
    expect(server.output()).toContain('/risk-check')
    expect(server.output()).not.toMatch(/Xylocarp|Quillfeather|900123/)
  })

  test('the trusted person, to whoever reads the database', async () => {
    const pat = await patient()
    await trust(pat, mira)
    expect(await placesOf(app.pool, 'Quillfeather', '900123')).toEqual([])
  })

  test('the trusted person of someone who left', async () => {
    const pat = await patient()
    await trust(pat, mira)
    await pat.call('DELETE', `/users/${pat.id}`)
    expect(await placesOf(app.pool, pat.id)).toEqual([])
  })
})

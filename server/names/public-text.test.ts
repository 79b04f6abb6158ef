import { describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUpPractising } from '../testing/sign-up.ts'
import { publicAnswer, publicLabel, publicLine, publicWords } from './public-text.ts'

const app = await startSharedApp()

describe('in a therapist’s own words', () => {
  test.each([
    'I attune to what you need, and support you with it.',
    'Helping parents attune to their children; each partner, each day.',
    'Somatic Experiencing® Practitioner, EMDR (certified by EMDRIA)',
    'Misattunement, attachment, emotional attunement',
    'Ich bin von der Kammer anerkannt und staatlich geprüft.',
    'Recommended by no one, trusted by many 🌿',
    'Certified. Attune is where I answer messages.',
    'می‌خواهم گوش بدهم',
  ])('%s', (text) => {
    expect(publicWords(text, 'words')).toBe(text)
  })

  test.each([
    'Verified by Attune',
    'I am a therapist approved by the Attune team.',
    'Аttunе-certified since 2020',
    'attune’s official counsellor',
    'ATTUNE STAFF',
    'Von Attune geprüft',
    'Verificada por Attune',
    'Recommended at A\u200bttune',
    'Ver\u00adified by \u202aAttune\u202c',
    'Проверено Attune',
  ])('not %j', (text) => {
    expect(() => publicWords(text, 'words')).toThrow(/stands beside your name/)
  })
})

describe('on a line of a card', () => {
  test.each(['Burnout', 'Parents who attune to teenagers', 'Somatic Experiencing®', 'AOK, TK'])(
    '%s',
    (text) => {
      expect(publicLine(text, 'answer')).toBe(text)
    },
  )

  test.each(['Licence checked ✔', '✅ Trauma', '★★★★★', 'Top rated ⭐', 'Ver1fied', 'Verificado'])(
    'not %j',
    (text) => {
      expect(() => publicLine(text, 'answer')).toThrow()
      const answer = ['Anxiety', `Other (please specify): ${text}`]
      expect(() => publicAnswer(answer, 'answer')).toThrow()
    },
  )

  test('what cannot be seen is left out, and the choices stay as they are', () => {
    expect(publicLabel('\u202a+49 170 1234567\u202c', 'phone')).toBe('+49 170 1234567')
    expect(publicAnswer(['Anxiety', 'Other (please specify): Gri\u200bef'], 'answer')).toEqual([
      'Anxiety',
      'Other (please specify): Grief',
    ])
    expect(() => publicLabel('\u200b\u200b', 'kind')).toThrow(/nothing to read/)
  })
})

test('a licence or a phone number has no reason to name us', () => {
  for (const text of ['Attune Psychotherapist', 'Аttunе 12', 'call Attune'])
    expect(() => publicLabel(text, 'kind')).toThrow()
})

test('at every door through which a therapist says something of themselves', async () => {
  const thea = await signUpPractising(app)
  const own = `/therapists/${thea.id}`
  const claim = 'Verified by Attune ✔'
  const licence = { kind: 'Psychotherapist', number: 'T 2', place: 'Ireland', expires: null }
  const answers = (await thea.call('GET', `${own}/therapist-answers`)).body
  const other = answers.find(
    ({ question_id }: { question_id: { question: string } }) =>
      !question_id.question.includes('experience'),
  )
  const typed = { answer: [`Other (please specify): ${claim}`] }
  const kept = (await thea.call('GET', `${own}/licences`)).body[0]
  const tries = [
    ['kind', await thea.call('POST', `${own}/licences`, { ...licence, kind: claim })],
    ['number', await thea.call('POST', `${own}/licences`, { ...licence, number: claim })],
    ['place', await thea.call('PUT', `${own}/licences/${kept._id}`, { ...licence, place: claim })],
    ['payers', await thea.call('PUT', `${own}/practice-facts`, { payers: [claim] })],
    ['words', await thea.call('PUT', `${own}/practice-facts`, { words: claim })],
    ['phone', await thea.call('PUT', `${own}/shown-contact`, { email: null, phone: claim })],
    ['phone', await thea.call('PUT', own, { phone: claim })],
    ['answer', await thea.call('PUT', `${own}/therapist-answers/${other._id}`, typed)],
  ] as const
  for (const [field, { status, body }] of tries) expect([status, body.field]).toEqual([400, field])
  const said = await thea.call('PUT', `${own}/shown-contact`, {
    email: null,
    phone: '\u202a12\u202c',
  })
  expect(said.body).toEqual({ email: null, phone: '12' })
})

import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { noPracticeFacts, type PracticeFacts } from '@attune/contract/practice-facts.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startSharedApp } from '../testing/shared-app.ts'
import { type SignedUp, signUp, signUpPractising } from '../testing/sign-up.ts'

const app = await startSharedApp()
let thea: SignedUp
let url: string
beforeEach(async () => {
  thea = await signUpPractising(app)
  url = `/therapists/${thea.id}/practice-facts`
})

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function tick(...labels: string[]) {
  const { _id } = therapistQuestions.find(({ key }) => key === 'specialization')!
  const body = { question_id: _id, answer: labels }
  return thea.call('POST', `/therapists/${thea.id}/therapist-answers`, body)
}

async function potsdam() {
  const { body } = await thea.call('GET', '/places?country=DE&q=pots')
  return body[0]
}

describe('works', () => {
  test('nothing is said at first', async () => {
    expect((await thea.call('GET', url)).body).toEqual(noPracticeFacts)
  })

  test('each fact is kept beside those said before, and others read them', async () => {
    await tick('Grief and loss', 'Sleep and insomnia')
    const place = await potsdam()
    const said: Partial<PracticeFacts>[] = [
      { mainAreas: ['grief'] },
      { regions: ['US-CA', 'CA-ON'] },
      { place, onlineOnly: false },
      { fee: { from: 80, to: 120, currency: 'EUR' }, slidingScale: true },
      { payers: ['Techniker'] },
      { nextStart: inDays(20) },
      { words: 'Slowly, and in plain words.' },
      { limits: ['acute-danger', 'court-reports'] },
      { newPeopleAMonth: 3, closed: true },
    ]
    for (const one of said) expect((await thea.call('PUT', url, one)).status).toBe(200)
    const all = Object.assign({ ...noPracticeFacts }, ...said)
    expect((await thea.call('GET', url)).body).toEqual(all)
    const pat = await signUp(app, 'user')
    // How many a month is theirs to know.
    expect((await pat.call('GET', url)).body).toEqual({ ...all, newPeopleAMonth: null })
  })

  test('two tabs that save at once both count', async () => {
    await Promise.all([
      thea.call('PUT', url, { words: 'One' }),
      thea.call('PUT', url, { payers: ['Two'] }),
    ])
    expect((await thea.call('GET', url)).body).toMatchObject({ words: 'One', payers: ['Two'] })
  })

  test('a main area that is no longer ticked falls away, and the rest stays', async () => {
    await tick('Grief and loss', 'Sleep and insomnia')
    await thea.call('PUT', url, { mainAreas: ['grief', 'sleep'], words: 'Slowly.' })
    await tick('Sleep and insomnia')
    expect((await thea.call('GET', url)).body).toMatchObject({
      mainAreas: ['sleep'],
      words: 'Slowly.',
    })
  })
})

test('areas are those ticked, in words, with what is most of the work', async () => {
  await tick('Grief and loss', 'Sleep and insomnia', 'Other (please specify): Moving house')
  await thea.call('PUT', url, { mainAreas: ['sleep'] })
  const pat = await signUp(app, 'user')
  const { body } = await pat.call('GET', `/therapists/${thea.id}/practice-areas`)
  expect(body).toEqual([
    { code: 'grief', label: 'Grief and loss', main: false },
    { code: 'sleep', label: 'Sleep and insomnia', main: true },
    { code: 'other', label: 'Moving house', main: false },
  ])
})

describe('refuses', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
  const wrong: [string, object][] = [
    ['fee', { fee: { from: 90, to: 80, currency: 'EUR' } }],
    ['fee', { fee: { from: 80, to: 90, currency: 'QQQ' } }],
    ['fee', { fee: { from: -1, to: 90, currency: 'EUR' } }],
    ['regions', { regions: ['DE-BY'] }],
    ['regions', { regions: ['US-ZZ'] }],
    ['nextStart', { nextStart: inDays(-3) }],
    ['nextStart', { nextStart: inDays(400) }],
    ['words', { words: words(301) }],
    ['mainAreas', { mainAreas: ['no-such-area'] }],
    ['mainAreas', { mainAreas: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['limits', { limits: ['everyone'] }],
    ['place', { place: { country: 'DE', name: 'Am Kanal 7, Potsdam', lat: 52.4, lon: 13.06 } }],
  ]
  test.each(wrong)('what does not make sense: %s', async (field, body) => {
    const reply = await thea.call('PUT', url, body)
    expect([reply.status, String(reply.body.field).split('.')[0]]).toEqual([400, field])
    expect((await thea.call('GET', url)).body).toEqual(noPracticeFacts)
  })

  test('a town with coordinates that are not its own', async () => {
    const place = await potsdam()
    const moved = { ...place, lat: place.lat + 0.01 }
    expect((await thea.call('PUT', url, { place: moved })).body.field).toBe('place')
  })

  test('three hundred words are not too many', async () => {
    expect((await thea.call('PUT', url, { words: words(300) })).status).toBe(200)
  })
})

describe('never leaks', () => {
  test('the facts of someone who does not practise', async () => {
    const quiet = await signUp(app, 'therapist')
    const pat = await signUp(app, 'user')
    const address = `/therapists/${quiet.id}/practice-facts`
    expect((await quiet.call('GET', address)).status).toBe(200)
    expect((await pat.call('GET', address)).status).toBe(404)
  })

  test('and lets nobody else change them', async () => {
    const other = await signUpPractising(app)
    expect((await other.call('PUT', url, { closed: true })).status).toBe(403)
    expect((await thea.call('GET', url)).body.closed).toBe(false)
  })
})

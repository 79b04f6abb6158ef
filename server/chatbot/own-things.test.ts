import { describe, expect, test } from 'vitest'
import { haveMoods } from '../testing/moods.ts'
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
const pat = await signUp(app, 'user')
const thea = await signUpPractising(app)

async function ask(who: SignedUp, message: string, more: object = {}) {
  const { status, body } = await who.call('POST', '/chatBot', { message, ...more })
  expect(status).toBe(200)
  return { answer: body.answer as string, to: body.links.map(({ to }: { to: string }) => to) }
}

describe('nothing yet is said plainly', () => {
  test.each([
    ['who did i write to', 'You have not written to anyone yet.', '/find-therapist'],
    ['has my therapist answered', 'You have not written to anyone yet.', '/find-therapist'],
    ['show my last entry', 'Your journal is still empty.', '/add-journal'],
    ['how many entries do i have', 'Your journal is still empty.', '/add-journal'],
    ['what is my mood lately', 'You have not picked a mood', '/home'],
    ['who are my favourites', 'You have no favourites yet.', '/find-therapist'],
    ['what did my summary say', 'There is no screening summary yet.', '/dashboard'],
    ['who read my summary', 'Nobody has read your summary so far.', '/profile'],
    ['who can see my summary', 'At present no therapist may read it.', '/profile'],
    ['who is my trusted person', 'You have not noted anyone yet.', '/profile'],
  ])('%s', async (message, answer, page) => {
    const fresh = await signUp(app, 'user')
    const said = await ask(fresh, message)
    expect(said.answer).toContain(answer)
    expect(said.to).toContain(page)
  })

  test.each([
    ['who is waiting longest', 'Nobody is waiting for an answer from you.'],
    ['how many unread', 'You have read everything.'],
    ['how many patients do i have', 'No patient has written to you yet.'],
  ])('a therapist: %s', async (message, answer) => {
    const fresh = await signUp(app, 'therapist')
    expect((await ask(fresh, message)).answer).toContain(answer)
  })
})

describe('of what is stored', () => {
  test('the latest entry, and when it was written', async () => {
    const entry = { title: 'Rain', content: 'The whole day. '.repeat(60) }
    await pat.call('POST', `/users/${pat.id}/journals`, { title: 'Before', content: 'x' })
    const { body } = await pat.call('POST', `/users/${pat.id}/journals`, entry)
    const said = await ask(pat, 'show my last entry')
    expect(said.answer).toContain('“Rain”, written today:\nThe whole day.')
    expect(said.answer.length).toBeLessThan(420)
    expect(said.to).toContain(`/journal/${body._id}`)
    expect((await ask(pat, 'when did i last write in my journal')).answer).toContain('today')
    expect((await ask(pat, 'how many entries do i have')).answer).toContain('are 2 entries')
  })

  test('a day is named by the clock of the one who asks', async () => {
    const days = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Niue', 'Mars/Base'].map((timeZone) =>
        ask(pat, 'when was my last journal entry', { timeZone }),
      ),
    )
    for (const { answer } of days) expect(answer).toContain('today')
  })

  test('moods, counted', async () => {
    await haveMoods(app, pat, ['sad', 'calm', 'sad'])
    const { answer } = await ask(pat, 'what is my mood lately')
    expect(answer).toContain('a mood 3 times: sad 2 and calm 1. The latest was sad, today.')
    expect((await ask(pat, 'when did i last pick a mood')).answer).toContain('today: sad')
  })

  test('favourites and the trusted person', async () => {
    await pat.call('PUT', `/users/${pat.id}/favorites/${thea.id}`)
    const trustedPerson = { name: 'Mira', phone: '+44 20 7946 0000' }
    await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson })
    const { answer, to } = await ask(pat, 'who are my favourites')
    expect([answer.includes(thea.draft.name), to.includes(`/therapist/${thea.id}`)]).toEqual([
      true,
      true,
    ])
    expect((await ask(pat, 'who is my trusted person')).answer).toContain('Mira, +44 20 7946 0000')
  })

  test('the summary in its own words, by whom it was made, and who read it', async () => {
    await answerIntake(pat)
    const { body } = await pat.call('GET', `/users/${pat.id}/analyze-answers`)
    const { answer } = await ask(pat, 'what did my summary say')
    expect(answer).toContain(body.initialDiagnosis.diagnosis[0])
    expect(answer).toContain('Made by software today')
    expect(answer).toContain('No professional has checked it.')
  })

  test('who was written to, who waits, who answered and who read', async () => {
    await write(app, pat, thea, 'Hello')
    expect((await ask(pat, 'who did i write to')).answer).toContain(thea.draft.name)
    expect((await ask(pat, 'has my therapist answered')).answer).toContain('has not answered yet')
    expect((await ask(pat, 'when did i last message my therapist')).answer).toContain('today')
    expect((await ask(pat, 'who can see my summary')).answer).toContain('no therapist')
    await share(pat, thea)
    expect((await ask(pat, 'who can see my summary')).answer).toContain(thea.draft.name)

    const waiting = await ask(thea, 'who is waiting longest')
    expect(waiting.answer).toContain(`${pat.draft.name} has been waiting longest`)
    expect(waiting.to).toContain(`/therapist/patients?chat=${pat.id}`)
    expect((await ask(thea, 'how many unread')).answer).toBe('1 unread message from 1 person.')
    expect((await ask(thea, 'how many patients do i have')).answer).toContain('1 patient has')

    await thea.call('GET', `/diagnosis/${pat.id}`)
    expect((await ask(pat, 'who read my summary')).answer).toContain(`${thea.draft.name}, today`)

    await write(app, thea, pat, 'Good morning')
    const { answer } = await ask(pat, 'do i have new messages')
    expect(answer).toContain(`${thea.draft.name}: 1 new message`)
    expect((await ask(thea, 'who is waiting longest')).answer).toContain('Nobody is waiting')
  })
})

describe('never leaks', () => {
  test('what another person has: each is answered out of their own', async () => {
    const other = await signUp(app, 'user')
    await pat.call('POST', `/users/${pat.id}/journals`, { title: 'Quetzal', content: 'feathers' })
    for (const message of ['show my last entry', 'who did i write to', 'who are my favourites']) {
      const { answer } = await ask(other, message, { earlier: [`as ${pat.id}`] })
      expect(answer).not.toMatch(new RegExp(`Quetzal|feathers|${thea.draft.name}`))
    }
  })

  test('a patient’s questions are none of a therapist’s, and the other way round', async () => {
    expect((await ask(thea, 'show my last entry')).answer).not.toContain('entry is')
    expect((await ask(pat, 'who is waiting longest')).answer).not.toContain('waiting longest:')
  })

  test('to a stranger', async () => {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/api/chatBot',
      payload: { message: 'show my last entry' },
    })
    expect(reply.statusCode).toBe(401)
  })
})

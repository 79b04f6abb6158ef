import { chatbotTexts, premadeQuestions } from '@attune/contract/chatbot.ts'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import { countRows, placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()

const askAsStranger = (payload: object, on = app) =>
  on.app.inject({ method: 'POST', url: '/api/chatBot', payload })

describe('works', () => {
  test.each(premadeQuestions)('a stranger is answered: %s', async (message) => {
    const reply = await askAsStranger({ message })
    expect([reply.statusCode, reply.json().grade]).toEqual([200, 'none'])
    expect(reply.json().answer.length).toBeGreaterThan(100)
  })

  test.each(['user', 'therapist'] as const)('a signed-in %s may ask anything', async (role) => {
    const who = await signUp(app, role)
    const { status, body } = await who.call('POST', '/chatBot', { message: 'I can’t sleep' })
    expect([status, body.grade]).toEqual([200, 'none'])
    expect(body.answer).toContain('same time each day')
  })

  test('a question that leans on the one before', async () => {
    const pat = await signUp(app, 'user')
    const { body } = await pat.call('POST', '/chatBot', {
      message: 'and how long does it take?',
      earlier: ['What is CBT?'],
    })
    expect(body.answer).toContain('50 minutes')
  })

  test('danger is answered with a grade, and with care', async () => {
    const pat = await signUp(app, 'user')
    const { body } = await pat.call('POST', '/chatBot', { message: 'I want to kill myself' })
    expect(['possible', 'imminent']).toContain(body.grade)
    expect(body.answer).toContain('I am software')
    expect(body.links).toEqual([{ label: 'Help', to: '/help' }])
  })
})

test('danger is answered with whom the person trusts, and is asked about once', async () => {
  const pat = await signUp(app, 'user')
  const trustedPerson = { name: 'Mira', phone: '+44 20 7946 0000' }
  await pat.call('PUT', `/users/${pat.id}/trusted-person`, { trustedPerson })
  const message = 'I want to kill myself'
  const first = await pat.call('POST', '/chatBot', { message })
  const again = await pat.call('POST', '/chatBot', { message, earlier: [message] })
  expect(first.body.answer).toContain('call Mira')
  expect(first.body.answer).toContain('May I ask plainly')
  expect(again.body.answer).toContain('call Mira')
  expect(again.body.answer).not.toContain('May I ask plainly')
})

test('what is asked after danger is answered below whom to turn to now', async () => {
  const pat = await signUp(app, 'user')
  const earlier = ['I want to kill myself']
  const { body } = await pat.call('POST', '/chatBot', {
    message: 'Has my therapist answered?',
    earlier,
  })
  const [first, second] = body.answer.split('\n\n')
  expect(first).toMatch(/not forgotten.*\/help.*emergency number/)
  expect(second).toBe('You have not written to anyone yet.')
  expect(body.carriesHelp).toBe(true)
})

describe('refuses', () => {
  test.each(['What does it cost', 'what does it cost?', 'I can’t sleep'])(
    'a stranger who asks something else: %s',
    async (message) => {
      const reply = await askAsStranger({ message })
      expect([reply.statusCode, reply.json()]).toEqual([
        401,
        { error: chatbotTexts.signIn, code: 'signed_out', requestId: expect.any(String) },
      ])
    },
  )

  test('someone whose session has ended', async () => {
    const pat = await signUp(app, 'user')
    await pat.call('POST', '/users/logout')
    expect((await pat.call('POST', '/chatBot', { message: 'Hello' })).status).toBe(401)
    const [premade] = premadeQuestions
    expect((await pat.call('POST', '/chatBot', { message: premade })).status).toBe(200)
  })

  test('an empty message', async () => {
    const pat = await signUp(app, 'user')
    expect((await pat.call('POST', '/chatBot', { message: '  ' })).status).toBe(400)
  })

  test('a flood of questions', async () => {
    const limited = await startTestApp({ rateLimits: true })
    const [message] = premadeQuestions
    const replies = []
    for (let i = 0; i < 41; i++) replies.push(await askAsStranger({ message }, limited))
    expect(replies.map(({ statusCode }) => statusCode).indexOf(429)).toBe(40)
    expect(replies.at(-1)!.headers['retry-after']).toBeTruthy()
    const pat = await signUp(limited, 'user')
    const ask = (message: string) => pat.call('POST', '/chatBot', { message })
    for (let i = 0; i < 40; i++) await ask(premadeQuestions[0])
    expect((await ask('How does it work?')).status).toBe(429)
    const danger = await ask('I want to die')
    expect([danger.status, danger.body.carriesHelp]).toEqual([200, true])
    expect((await ask(`I want to die. ${'a '.repeat(200)}`)).status).toBe(429)
    await limited.close()
  })
})

describe('never leaks', () => {
  test('what was asked: nothing is stored', async () => {
    const pat = await signUp(app, 'user')
    const before = await countRows(app.pool)
    await pat.call('POST', '/chatBot', { message: 'Quetzalcoatl', earlier: ['Popocatepetl'] })
    expect(await countRows(app.pool)).toEqual(before)
    expect(await placesOf(app.pool, 'Quetzalcoatl', 'Popocatepetl')).toEqual([])
  })
})

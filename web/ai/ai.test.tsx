import type { TestApp } from '@attune/server/testing/app.ts'
import { startSharedApp } from '@attune/server/testing/shared-app.ts'
import { answerIntake, type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { intercept, recordBodies } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

// Nothing listens there: what a model says is put in where the page hears it.
const settings = { baseUrl: 'http://127.0.0.1:9/v1', model: 'pebble-7', apiKey: undefined }
const server = await startScreenServer({
  ai: { ...settings, dailyCalls: 99, dailyCallsPerPerson: 99 },
})
const plain = await startSharedApp()

const mark = 'Written by an outside model (pebble-7), checked for form, not by a professional.'
const model = { host: '127.0.0.1:9', name: 'pebble-7' }
const consentSwitch = () => screen.findByRole('switch', { name: 'Let pebble-7 help with words' })

async function answering(on: TestApp) {
  const maya = await signUp(on, 'user')
  await answerIntake(maya)
  return maya
}
const allow = (who: SignedUp) => who.call('PUT', `/users/${who.id}/ai-consent`, { allowed: model })

describe('the consent', () => {
  test('is off, says who would get what, and is the person’s to change', async () => {
    const maya = await answering(server)
    await openApp(server, '/profile', maya.cookie)
    const off = await consentSwitch()
    expect(off.getAttribute('aria-checked')).toBe('false')
    expect(screen.getByText(model.host)).toBeTruthy()
    await userEvent.click(off)
    await waitFor(async () =>
      expect((await consentSwitch()).getAttribute('aria-checked')).toBe('true'),
    )
    const read = async () => (await maya.call('GET', `/users/${maya.id}/ai-consent`)).body.allowed
    await waitFor(async () => expect(await read()).toBe(true))
    await userEvent.click(await consentSwitch())
    await waitFor(async () => expect(await read()).toBe(false))
  })

  test('is taken back where it was refused, and that is said', async () => {
    const maya = await answering(server)
    const app = await openApp(server, '/profile', maya.cookie)
    const off = await consentSwitch()
    app.browser.connected = false
    await userEvent.click(off)
    await screen.findByText(/connection/i)
    expect((await consentSwitch()).getAttribute('aria-checked')).toBe('false')
  })

  test('is not spoken of where there is no model', async () => {
    const maya = await answering(plain)
    await openApp(plain, '/profile', maya.cookie)
    await screen.findByRole('heading', { name: 'Someone you trust' })
    expect(screen.queryByText(/outside model/i)).toBe(null)
  })
})

const saying = (body: object) => async () => new Response(JSON.stringify(body))

describe('where a model may be at work', () => {
  test('the advice page says whether it is', async () => {
    const maya = await answering(server)
    await openApp(server, '/tips', maya.cookie)
    await screen.findByText(/An outside model may help with words here, if you allow it/)
    await allow(maya)
    await openApp(server, '/tips', maya.cookie)
    await screen.findByText(/With your consent, pebble-7 at 127.0.0.1:9/)
    const link = screen.getByRole('link', { name: 'Change this' })
    expect(link.getAttribute('href')).toBe('/profile#outside-model')
  })

  test('the summary is not sent for before it is allowed', async () => {
    const maya = await answering(server)
    await openApp(server, '/dashboard', maya.cookie)
    const asked = recordBodies('/summary-prose')
    await screen.findByText('What your answers describe')
    expect(asked).toEqual([])
    expect(screen.queryByText('In other words')).toBe(null)
  })

  test('the summary in other words is waited for, and marked', async () => {
    const maya = await answering(server)
    await allow(maya)
    const { go } = await openApp(server, '/journals', maya.cookie)
    const text = 'Your answers speak of long nights.'
    const replies = [
      { text: 'x', writtenBy: null, pending: true },
      { text, writtenBy: model, pending: false },
    ]
    intercept('/summary-prose', () => saying(replies.shift()!)())
    await go('/dashboard')
    await screen.findByText('An outside model is putting this into other words.')
    await screen.findByText(text)
    screen.getByText(mark)
  })

  test('where the model is silent, nothing is missing', async () => {
    const maya = await answering(server)
    await allow(maya)
    await openApp(server, '/dashboard', maya.cookie)
    await screen.findByText('What your answers describe')
    await waitFor(() => expect(screen.queryByText(/putting this into other words/)).toBe(null))
    expect(screen.queryByText('In other words')).toBe(null)
  })

  test('an answer of the assistant that a model wrote is marked, and no other', async () => {
    const maya = await answering(server)
    await allow(maya)
    await openApp(server, '/journals', maya.cookie)
    await userEvent.click(await screen.findByRole('button', { name: 'Assistant' }))
    await screen.findByText(/With your consent, pebble-7 at/)
    const box = await screen.findByLabelText('Your question')
    await userEvent.type(box, 'What is CBT?{Enter}')
    const log = await screen.findByRole('log', { name: 'Conversation with the assistant' })
    await waitFor(() => expect(log.querySelectorAll('.assistant-turn')).toHaveLength(2))
    await waitFor(() => expect(within(log).queryByRole('status')).toBe(null))
    expect(screen.queryByText(mark)).toBe(null)
    intercept('/chatBot', saying({ answer: 'South is warmer.', grade: 'none', writtenBy: model }))
    await userEvent.type(box, 'Why do geese fly south?{Enter}')
    await screen.findByText(mark)
  })
})

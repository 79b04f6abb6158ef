import { randomUUID } from 'node:crypto'
import { pushTo } from '@attune/server/testing/push-to.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer({ push: pushTo('https://push.example') })
const without = await startScreenServer()

afterEach(() => vi.unstubAllGlobals())

/** A browser that can be pushed, and what its person answers when it asks them. */
function browserThat(answers: 'granted' | 'denied') {
  let subscription: object | null = null
  const endpoint = `https://push.example/${randomUUID()}`
  const asked: { applicationServerKey: string }[] = []
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: { applicationServerKey: string }) => {
      asked.push(options)
      subscription = { endpoint, unsubscribe: async () => (subscription = null) }
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { requestPermission: async () => answers })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async () => registration,
      addEventListener: () => {},
    },
  })
  return { asked, isSubscribed: () => subscription !== null }
}

const toggle = () => screen.findByRole('switch', { name: 'Notifications on this device' })

test('a device is told once it was turned on, and no more once it was turned off', async () => {
  const browser = browserThat('granted')
  const maya = await signUp(server, 'user')
  const state = async () => (await maya.call('GET', '/push')).body
  await openApp(server, '/profile', maya.cookie)
  expect((await toggle()).getAttribute('aria-checked')).toBe('false')
  await screen.findByText(/The maker of your browser .* relays them/)
  await userEvent.click(await toggle())
  await waitFor(async () => expect((await state()).on).toBe(true))
  expect(browser.asked).toMatchObject([{ applicationServerKey: (await state()).key }])
  await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'))
  await waitFor(async () => expect(await toggle()).toHaveProperty('disabled', false))
  await userEvent.click(await toggle())
  await waitFor(async () => expect((await state()).on).toBe(false))
  await waitFor(() => expect(browser.isSubscribed()).toBe(false))
})

test('where the browser says no it says so, and nothing is kept', async () => {
  const browser = browserThat('denied')
  const maya = await signUp(server, 'user')
  await openApp(server, '/profile', maya.cookie)
  await userEvent.click(await toggle())
  await screen.findByText(/Your browser did not allow it/)
  expect((await toggle()).getAttribute('aria-checked')).toBe('false')
  expect([browser.asked, (await maya.call('GET', '/push')).body.on]).toEqual([[], false])
})

test('nothing of it is there unless the operator switched it on', async () => {
  browserThat('granted')
  const maya = await signUp(without, 'user')
  await openApp(without, '/profile', maya.cookie)
  await screen.findByLabelText('Mail me about messages')
  await waitFor(() => expect(screen.queryByRole('switch', { name: /this device/ })).toBe(null))
})

import { expect } from '@playwright/test'
import { signInAs } from './demo.ts'
import { test } from './test.ts'

test('a push says that there is something, and nothing of what', async ({
  page,
  context,
  origin,
}) => {
  await context.grantPermissions(['notifications'], { origin })
  await signInAs(page, 'user')
  await page.goto('/home')
  const registrationId = await registered(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const list = await registration.getNotifications()
      return list.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  const only = [{ title: 'Attune', body: 'There is something new for you.', tag: 'news' }]
  await expect.poll(shown).toEqual(only)
  // A second one takes its place.
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: 'words' })
  await page.waitForTimeout(500)
  expect(await shown()).toEqual(only)

  async function registered(from: typeof page) {
    const session = await context.newCDPSession(from)
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations
        if (one) resolve(one.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    await from.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    return found
  }
})

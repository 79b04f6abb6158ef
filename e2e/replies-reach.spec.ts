import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test'
import { startMailServer } from '../server/testing/mail-server.ts'
import { freePort, type Running, startProcess } from '../server/testing/process.ts'
import { openTab } from '../server/testing/sockets.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { expectAccessible } from './expect-accessible.ts'
import { newPerson, type SignUpFields, signInHere } from './sign-up.ts'

/** A therapist answers while nobody is there: a mail says so, and leads back to the conversation. */
let server: Running
let post: Awaited<ReturnType<typeof startMailServer>>

test.beforeAll(async () => {
  post = await startMailServer()
  server = await startProcess({
    PORT: String(await freePort()),
    DATA_DIR: temporaryFolder('replies'),
    SMTP_URL: post.url,
  })
})

test.afterAll(async () => {
  await server?.stop()
  await post?.stop()
})

/** Without the breaks that a mail puts into long lines. */
const textOf = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')

async function mailTo(address: string, says: string): Promise<string> {
  const found = () =>
    post.heard
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => textOf(raw))
      .find((text) => text.includes(says))
  await expect.poll(found, { timeout: 240_000 }).toBeTruthy()
  return found() ?? ''
}

/** Follows the link that proves the address. */
async function confirm(calls: APIRequestContext, address: string) {
  const text = await mailTo(address, '/confirm-email#')
  const token = /confirm-email#([\w-]{43})/.exec(text)?.[1]
  const reply = await calls.post(`${server.url}/api/auth/confirm-email`, { data: { token } })
  expect(reply.ok()).toBe(true)
}

async function join(fields: SignUpFields, role: 'user' | 'therapist') {
  const calls = await request.newContext({ baseURL: server.url })
  const id = await (role === 'user'
    ? signUpAnswered(calls, fields, [])
    : signUpPractising(calls, fields))
  await confirm(calls, fields.email)
  const data = { pace: 'at-once', quietHours: null, morning: true }
  expect((await calls.put('/api/notifications/settings', { data })).ok()).toBe(true)
  const { cookies } = await calls.storageState()
  return { id, calls, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

async function say(from: Joined, to: Joined, message: string) {
  const tab = await openTab(server.url, from.cookie)
  const [fromModel, toModel] =
    from.role === 'user' ? (['User', 'Therapist'] as const) : (['Therapist', 'User'] as const)
  const clientId = crypto.randomUUID()
  await tab.send({ from: from.id, fromModel, to: to.id, toModel, message, clientId })
  tab.socket.disconnect()
}

type Joined = Awaited<ReturnType<typeof join>> & { role: 'user' | 'therapist' }

async function signInThrough(page: Page, link: string, person: SignUpFields) {
  await page.goto(link)
  await page.waitForURL('**/signin')
  await signInHere(page, person)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`an answer reaches who has closed the page, at ${width}`, async ({ browser }) => {
    const [patFields, theaFields] = [newPerson('Pat'), newPerson('Thea Canary')]
    const pat = { ...(await join(patFields, 'user')), role: 'user' as const }
    const thea = { ...(await join(theaFields, 'therapist')), role: 'therapist' as const }
    await say(pat, thea, 'Would you have time for me?')
    // Who wrote over a socket was there; two and a half minutes on, they are away.
    await say(thea, pat, 'Zeppelin: yes, on Tuesday.')
    const text = await mailTo(patFields.email, 'Your therapist wrote to you')
    expect(text).not.toMatch(/Zeppelin|Canary/)
    expect(text).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click/im)
    const link = /http:\S+\/notifications\?open=[\w-]+/.exec(text)?.[0] ?? ''

    const context = await browser.newContext({ viewport: { width, height } })
    const page = await context.newPage()
    await signInThrough(page, link, patFields)
    await expect(page.getByRole('dialog').getByText('Zeppelin: yes, on Tuesday.')).toBeVisible()
    await page.keyboard.press('Escape')
    // Closed is an entry back in the browser's history, which takes a moment and would end the next way.
    await page.waitForFunction(() => !history.state?.usr?.chat)
    await page.goto(`${server.url}/notifications`)
    const other = await context.newPage()
    await other.goto(`${server.url}/home`)
    await expect(other.getByText('Zeppelin: yes, on Tuesday.')).toBeVisible()

    // The sign-in from a new device is news, on both tabs; read on one, it is on the other.
    await expect(page).toHaveTitle('(1) Notifications · Attune')
    await expect(other).toHaveTitle('(1) Home · Attune')
    await expectAccessible(page, 'notifications')
    await page.getByRole('button', { name: 'Mark all notifications as read' }).first().click()
    await expect(other).toHaveTitle('Home · Attune')
    await expect(page).toHaveTitle('Notifications · Attune')

    if (width > 800) {
      await other.getByRole('button', { name: 'Notifications' }).click()
      await expect(other.getByRole('menuitem', { name: 'All notifications' })).toBeVisible()
      await expectAccessible(other, 'the panel')
      await other.keyboard.press('Escape')
    } else {
      await other.getByRole('link', { name: 'Messages', exact: true }).click()
      await expect(other).toHaveURL(`${server.url}/messages`)
    }

    const end = /http:\S+\/api\/unsubscribe\/[\w-]+/.exec(text)?.[0] ?? ''
    const stranger = await (await browser.newContext({ viewport: { width, height } })).newPage()
    await stranger.goto(end)
    await expect(stranger).toHaveURL(/\/unsubscribe#/)
    await expectAccessible(stranger, 'no more mails')
    await stranger.getByRole('button', { name: 'End these mails' }).click()
    await expect(stranger.getByRole('status')).toContainText('Done.')
    await page.goto(`${server.url}/profile`)
    await expect(page.getByLabel('Mail me about messages')).toHaveValue('off')
    await expectAccessible(page, 'profile')
  })

import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, openCalendar } from '../testing/open-calendar.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  setWidth(viewportWidths.phone)
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await write(server, pat, thea, 'Hello')
  await write(server, thea, pat, 'Glad you wrote.\nShall we talk on Monday?')
})

const answered = () => ({ name: new RegExp(`^.*${thea.draft.name} has answered`) })
const unread = async ({ call }: SignedUp) =>
  (await call('GET', '/notifications/unread')).body.unread
const settings = async ({ call }: SignedUp) => (await call('GET', '/notifications/settings')).body

test('what is new is counted in the bar and the title, and leads to the conversation, which reads it', async () => {
  const app = await openApp(server, '/notifications', pat.cookie)
  await screen.findByRole('link', { name: 'Notifications, 1 new' })
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  await userEvent.click(await screen.findByRole('button', answered()))
  await screen.findByText(/Shall we talk on Monday/)
  expect(app.at()).toMatch(/^\/messages/)
  await waitFor(async () => expect(await unread(pat)).toBe(0))
  await waitFor(() => expect(document.title).not.toMatch(/^\(/))
})

test('all notifications are marked as read in one tap, and stay listed; messages stay unread, as it says', async () => {
  await write(server, thea, pat, 'Or on Tuesday?')
  await openApp(server, '/notifications', pat.cookie)
  await screen.findByRole('link', { name: 'Messages, 2 unread' })
  await screen.findByRole('button', { name: 'Your menu, 2 unread messages' })
  const all = await screen.findByRole('button', { name: 'Mark all notifications as read' })
  screen.getByText('Unread messages stay unread.')
  await userEvent.click(all)
  await waitFor(async () => expect(await unread(pat)).toBe(0))
  await screen.findByRole('link', { name: 'Notifications' })
  await waitFor(() => expect(screen.queryByText('New')).toBe(null))
  expect(document.title).not.toMatch(/^\(/)
  screen.getByRole('link', { name: 'Messages, 2 unread' })
  expect(screen.getByRole('button', answered())).toBeTruthy()
})

test('of appointments it says what happened, and leads there', async () => {
  await openCalendar(thea)
  const one = await askFor(pat, thea)
  const app = await openApp(server, '/therapist/notifications', thea.cookie)
  const name = /^.*Pat .* asks for (\w+day( \d+ \w+)?|tomorrow) \d\d:\d\d/
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('heading', { name: /^Session with Pat/ })
  expect(app.at()).toBe(`/therapist/appointments/${one._id}`)
  await confirm(thea, one)
  const [told] = (await pat.call('GET', '/notifications')).body
  const event = { what: 'confirmed', by: 'them', at: one.at }
  expect(told).toMatchObject({ kind: 'appointment', appointment: { _id: one._id, event } })
})

test('a therapist sees in the list who wrote words of danger, and of nobody else that they did not', async () => {
  const calm = await signUp(server, 'user', { name: 'Calm Cole' })
  await write(server, calm, thea, 'Can we move our session to Thursday?')
  await write(server, pat, thea, 'Most days I would rather not be here.')
  await openApp(server, '/therapist/notifications', thea.cookie)
  await screen.findByText('Words of danger')
  const rows = screen.getAllByRole('button', { name: /^.*New in your conversation with/ })
  const said = rows.map(({ textContent }) => [
    textContent?.includes(pat.draft.name),
    /Words of danger|safe/.test(textContent ?? ''),
  ])
  expect(said).toEqual([
    [true, true],
    [false, false],
  ])
})

test('who was told nothing yet reads what would stand there', async () => {
  const nobody = await signUp(server, 'user')
  await openApp(server, '/notifications', nobody.cookie)
  await screen.findByText('Nothing new.')
  expect(screen.queryByRole('button', { name: /^Mark all/ })).toBe(null)
})

test('a word of a colleague opens there, is read by that, and leaves every count', async () => {
  const tom = await signUpPractising(server)
  await thea.call('PUT', '/notifications/read', { _id: null })
  await thea.call('PUT', '/messages/read', { partner: pat.id, partnerModel: 'User', seq: 2 })
  await write(server, tom, thea, 'A word among colleagues')
  const app = await openApp(server, '/therapist/notifications', thea.cookie)
  await screen.findByRole('button', { name: 'Your menu, 1 unread message' })
  const row = new RegExp(`New in your conversation with ${tom.draft.name}`)
  await userEvent.click(await screen.findByRole('button', { name: row }))
  await screen.findByText('A word among colleagues')
  expect(app.at()).toBe(`/therapist/patients?chat=${tom.id}`)
  await screen.findByRole('button', { name: 'Your menu' })
  await waitFor(async () => expect(await unread(thea)).toBe(0))
})

test('home has the first line of what a therapist wrote last, and the way to the conversation', async () => {
  await openApp(server, '/home', pat.cookie)
  const words = within(await screen.findByRole('region', { name: /last a therapist wrote/ }))
  expect(words.getByText('Glad you wrote.')).toBeTruthy()
  expect(words.queryByText(/Monday/)).toBe(null)
  await userEvent.click(words.getByRole('link', { name: 'Open the conversation' }))
  await screen.findByText(/Shall we talk on Monday/)
})

test.each([
  ['user', '/profile'],
  ['therapist', '/therapist/profile'],
] as const)('a %s says when mails come, and finds it so after a reload', async (role, at) => {
  const person = role === 'user' ? pat : thea
  await openApp(server, at, person.cookie)
  await userEvent.selectOptions(await screen.findByLabelText('Mail me about messages'), 'daily')
  await waitFor(async () => expect((await settings(person)).pace).toBe('daily'))
  const until = screen.getByLabelText('Quiet until')
  fireEvent.change(until, { target: { value: '21:00' } })
  fireEvent.blur(until)
  await screen.findByText('Both times are the same. Please choose two that differ.')
  fireEvent.change(until, { target: { value: '09:30' } })
  fireEvent.blur(until)
  const quietHours = { from: '21:00', to: '09:30' }
  await waitFor(async () => expect((await settings(person)).quietHours).toEqual(quietHours))
  await openApp(server, at, person.cookie)
  expect(await screen.findByLabelText('Quiet until')).toHaveProperty('value', '09:30')
  await userEvent.click(screen.getByRole('switch', { name: /No mails at night/ }))
  await waitFor(async () => expect((await settings(person)).quietHours).toBe(null))
})

test('mails end with a press, not by the link alone; a link that is not ours says so', async () => {
  await openApp(server, `/unsubscribe#${'A'.repeat(71)}`)
  await userEvent.click(await screen.findByRole('button', { name: 'End these mails' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await settings(pat)).pace).toBe('after-10-minutes')
})

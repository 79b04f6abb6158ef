import { setHandle } from '@attune/server/testing/appointments.ts'
import {
  answerIntake,
  password,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepTime, readKeptTime } from '../lib/kept-time.ts'
import { claimFor, wipeAll, wipeButUnsent } from '../lib/local-storage.ts'
import { questionsAnswered } from '../lib/session.ts'
import { openApp } from '../testing/open-app.tsx'
import { freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const pat = await signUp(server, 'user')
const thea = await signUpPractising(server)
await openCalendar(thea)
await setHandle(thea, 'thea-of-limerick')
await answerIntake(pat)
beforeEach(wipeAll)

const first = async () => {
  const [at] = await freeTimes(pat, thea, 'first-talk')
  if (!at) throw new Error('Nothing is free')
  return at
}
const bookAddress = (at: Date, { id }: SignedUp, link = '') =>
  `/therapist/${id}/book?kind=first-talk&at=${encodeURIComponent(at.toISOString())}${link}`
const byLink = '&link=thea-of-limerick'
const chooseFirst = async () => {
  await screen.findByRole('heading', { name: `A time with ${thea.draft.name}` })
  const [day] = await screen.findAllByRole('region')
  const [time] = within(day ?? document.body).getAllByRole('button')
  if (!time) throw new Error('No time to press')
  await userEvent.click(time)
}

test('a visitor chooses, signs in, and stands where it is asked for, with the time', async () => {
  const at = await first()
  const app = await openApp(server, '/book/thea-of-limerick')
  await screen.findByText(/Nothing is held until then/)
  await screen.findByText('Licence declared, not checked by anyone')
  await chooseFirst()
  await waitFor(() => expect(app.at()).toBe('/signup'))
  const line = await screen.findByText(/^You chose /)
  expect(line.textContent).toMatch(new RegExp(`, \\d\\d:\\d\\d with ${thea.draft.name}\\.$`))
  screen.getByText(
    /^Your choice stays on this device until .* \d\d:\d\d\. The time itself is not held: /,
  )
  // Loaded anew, it is still there.
  const again = await openApp(server, '/signin')
  await screen.findByText(/^You chose /)
  await userEvent.type(screen.getByLabelText('Email'), pat.draft.email ?? '')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign In')
  await waitFor(() => expect(again.at()).toBe(bookAddress(at, thea, byLink)))
  await screen.findByRole('dialog', { name: 'Ask for this time' })
  // Until it is asked for, it is not lost.
  expect(readKeptTime()).toMatchObject({ at: at.toISOString(), person: pat.id })
})

test('who has an account signs in from there, and comes back', async () => {
  const app = await openApp(server, '/book/thea-of-limerick')
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(app.at()).toBe('/signin'))
  await userEvent.type(await screen.findByLabelText('Email'), pat.draft.email ?? '')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign In')
  await waitFor(() => expect(app.at()).toBe('/book/thea-of-limerick'))
})

test('home and the appointments say what was chosen, until it is asked for', async () => {
  const [at, sam] = [await first(), await signUp(server, 'user')]
  await answerIntake(sam)
  keepTime({ therapist: thea.id, name: 'Thea', kind: 'first-talk', at: at.toISOString() })
  claimFor(sam.id)
  for (const path of ['/home', '/appointments']) {
    await openApp(server, path, sam.cookie)
    await screen.findByText(/^You chose .*, \d\d:\d\d with/)
  }
  // Looking at the therapist drops nothing.
  await openApp(server, `/therapist/${thea.id}`, sam.cookie)
  await screen.findByRole('heading', { level: 1 })
  const app = await openApp(server, '/home', sam.cookie)
  await userEvent.click(await screen.findByRole('link', { name: 'Ask for it' }))
  await waitFor(() => expect(app.at()).toBe(bookAddress(at, thea)))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ask for this time' }))
  expect(readKeptTime()).not.toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Ask for this time' }))
  await waitFor(() => expect(app.at()).toMatch(/^\/appointments\//))
  expect(readKeptTime()).toBeNull()
})

test('home lets go of it by a press, and of one that is over', async () => {
  const keep = { therapist: thea.id, name: 'Thea', kind: 'session', at: '2099-01-01T10:00:00.000Z' }
  keepTime(keep)
  claimFor(pat.id)
  // A day later it is still theirs: the time itself is the end.
  localStorage.setItem('keptTime', JSON.stringify({ ...readKeptTime(), until: Date.now() - 1 }))
  await openApp(server, '/home', pat.cookie)
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t keep it' }))
  await waitFor(() => expect(screen.queryByText(/^You chose/)).toBeNull())
  expect(readKeptTime()).toBeNull()
  keepTime({ ...keep, at: '2020-01-01T10:00:00.000Z' })
  await openApp(server, '/home', pat.cookie)
  await screen.findByText(/How are you feeling/)
  expect(screen.queryByText(/^You chose/)).toBeNull()
})

test('of two tabs the last one counts, and both say so', async () => {
  const keep = { therapist: thea.id, name: 'Thea', kind: 'session', at: '2099-01-01T10:00:00.000Z' }
  keepTime(keep)
  await openApp(server, '/signup')
  await screen.findByText(/^You chose Thursday 1 January 2099, /)
  keepTime({ ...keep, name: 'Ines', therapist: 'ines', at: '2099-01-02T10:00:00.000Z' })
  await screen.findByText(/^You chose Friday 2 January 2099, /)
  screen.getByText(/^It takes the place of Thursday 1 January 2099, .* with Thea, /)
  // As another tab lets go of it.
  localStorage.removeItem('keptTime')
  fireEvent(window, new StorageEvent('storage', { key: 'keptTime' }))
  await screen.findByText('The time is not kept any more.')
})

test('whoever has just answered the questions is led there too', async () => {
  const [at, sam] = [await first(), await signUp(server, 'user')]
  const kept = { therapist: thea.id, name: 'Thea', kind: 'first-talk', at: at.toISOString() }
  keepTime(kept)
  const app = await openApp(server, '/questions', sam.cookie)
  const line = await screen.findByText(/^You chose /)
  expect(line.textContent).toMatch(/with Thea\.$/)
  questionsAnswered('answered')
  await waitFor(() => expect(app.at()).toBe(bookAddress(at, thea)))
})

test('a signed-in patient goes straight there; a therapist sees it without asking', async () => {
  const at = await first()
  const app = await openApp(server, '/book/thea-of-limerick', pat.cookie)
  await chooseFirst()
  await waitFor(() => expect(app.at()).toBe(bookAddress(at, thea, byLink)))
  expect(readKeptTime()).toBeNull()
  await openApp(server, '/book/thea-of-limerick', thea.cookie)
  const [day] = await screen.findAllByRole('region')
  expect(within(day ?? document.body).queryByRole('button')).toBeNull()
})

test('while the caseload is closed, the link alone leads to a time, and one can be asked for', async () => {
  const facts = (closed: boolean) =>
    thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { closed })
  await facts(true)
  const sam = await signUp(server, 'user')
  await answerIntake(sam)
  await openApp(server, `/therapist/${thea.id}`, sam.cookie)
  await screen.findByText(/Caseload closed/)
  expect(screen.queryByText('Next free times')).toBeNull()
  await openApp(server, `/therapist/${thea.id}/book`, sam.cookie)
  await screen.findByText(/takes no new patients right now/)
  const app = await openApp(server, '/book/thea-of-limerick', sam.cookie)
  await chooseFirst()
  await press('Ask for this time')
  await waitFor(() => expect(app.at()).toMatch(/^\/appointments\//))
  await facts(false)
})

test('where nothing is free, whoever has an account is led to where they can wait', async () => {
  await openWhileAway(() => openApp(server, '/book/thea-of-limerick'))
  expect(screen.getByRole('link', { name: 'an account' }).getAttribute('href')).toBe('/signup')
  expect(screen.queryByText(/Nothing is held until then/)).toBeNull()
  await openWhileAway(() => openApp(server, '/book/thea-of-limerick', pat.cookie))
  const wait = screen.getByRole('link', { name: 'wait for a time' })
  expect(wait.getAttribute('href')).toBe(`/therapist/${thea.id}/book`)
})

/** With a therapist who is away for longer than a stranger sees. */
async function openWhileAway(open: () => Promise<unknown>) {
  const availability = { accepting: true, replyHours: null }
  const url = `/therapists/${thea.id}/availability`
  const days = [0, 60].map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString())
  const [from = '', until = ''] = days.map((day) => day.slice(0, 10))
  await thea.call('PUT', url, { ...availability, away: { from, until } })
  await open()
  await screen.findByText(/Nothing is free in the next 30 days\./)
  await thea.call('PUT', url, { ...availability, away: null })
}

test('each time says what the clock shows there, where that is something else', async () => {
  const far = await signUpPractising(server)
  await openCalendar(far, { timeZone: 'Asia/Kathmandu' })
  await setHandle(far, 'far-away')
  await openApp(server, '/book/far-away')
  await screen.findByText(/is in Kathmandu, where the clocks show another time/)
  const [day] = await screen.findAllByRole('region')
  const [time] = within(day ?? document.body).getAllByRole('button')
  const there = document.getElementById(time?.getAttribute('aria-describedby') ?? '')
  // Their hours begin at 10, wherever it is read.
  expect(there?.textContent).toMatch(/^(\w{3} )?1[01]:[03]0 there$/)
  expect(time?.textContent).not.toMatch(/1[01]:[03]0$/)
  await openApp(server, '/book/thea-of-limerick')
  await screen.findAllByRole('region')
  expect(screen.queryByText(/ there$/)).toBeNull()
})

test('a link that leads to nobody says so', async () => {
  await openApp(server, '/book/nobody-at-all')
  await screen.findByText('This link leads to nobody any more.')
  screen.getByRole('link', { name: 'Find a Therapist' })
})

test('what is kept is dropped by a press, after a day, and for anybody else', async () => {
  const keep = () =>
    keepTime({ therapist: thea.id, name: 'Thea', kind: 'session', at: '2099-01-01T10:00:00.000Z' })
  keep()
  await openApp(server, '/signup')
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t keep it' }))
  await screen.findByText('The time is not kept any more.')
  expect(readKeptTime()).toBeNull()
  keep()
  wipeButUnsent()
  claimFor('maya')
  expect(readKeptTime()?.person).toBe('maya')
  wipeButUnsent()
  claimFor('jonas')
  expect(readKeptTime()).toBeNull()
  keep()
  localStorage.setItem('keptTime', JSON.stringify({ ...readKeptTime(), until: Date.now() - 1 }))
  expect(readKeptTime()).toBeNull()
})

const whole = { therapist: 'a', name: 'Thea', kind: 'session', at: '2099-01-01T10:00:00.000Z' }
test.each<[string, string | object]>([
  ['a text', 'Thea'],
  ['a list', [whole]],
  ['a name that is no text', { ...whole, name: { first: 'Thea' } }],
  ['a therapist that is a way', { ...whole, therapist: '../../signin' }],
  ['a kind with more behind it', { ...whole, kind: 'session&at=2099' }],
  ['a time that is none', { ...whole, at: ['2099'] }],
  ['a time that is over', { ...whole, at: '2020-01-01T10:00:00.000Z' }],
  ['one kept for ever', { ...whole, until: Number.MAX_VALUE }],
])('what is kept is dropped where it was changed by hand: %s', async (_, changed) => {
  const until = Date.now() + 60_000
  const isWhole = typeof changed === 'object' && !Array.isArray(changed)
  const kept = isWhole ? { until, ...changed } : changed
  localStorage.setItem('keptTime', JSON.stringify(kept))
  expect(readKeptTime()).toBeNull()
  await openApp(server, '/signup')
  await screen.findByRole('button', { name: 'Create Account' })
  expect(screen.queryByText(/^You chose /)).toBeNull()
})

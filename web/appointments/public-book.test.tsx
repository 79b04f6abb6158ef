import { setHandle } from '@attune/server/testing/appointments.ts'
import {
  answerIntake,
  password,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
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
const bookAddress = (at: Date, { id }: SignedUp) =>
  `/therapist/${id}/book?kind=first-talk&at=${encodeURIComponent(at.toISOString())}`
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
  await screen.findByText(/is kept for the end\./)
  // Loaded anew, it is still there.
  const again = await openApp(server, '/signin')
  await screen.findByText(/is kept for the end\./)
  await userEvent.type(screen.getByLabelText('Email'), pat.draft.email ?? '')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Sign In')
  await waitFor(() => expect(again.at()).toBe(bookAddress(at, thea)))
  await screen.findByRole('dialog', { name: 'Ask for this time' })
  expect(readKeptTime()).toBeNull()
})

test('whoever has just answered the questions is led there too', async () => {
  const [at, sam] = [await first(), await signUp(server, 'user')]
  const kept = { therapist: thea.id, name: 'Thea', kind: 'first-talk', at: at.toISOString() }
  keepTime(kept)
  const app = await openApp(server, '/questions', sam.cookie)
  const line = await screen.findByText(/is kept for the end\./)
  expect(line.textContent).toMatch(/with Thea is kept/)
  questionsAnswered('answered')
  await waitFor(() => expect(app.at()).toBe(bookAddress(at, thea)))
})

test('a signed-in patient goes straight there; a therapist sees it without asking', async () => {
  const at = await first()
  const app = await openApp(server, '/book/thea-of-limerick', pat.cookie)
  await chooseFirst()
  await waitFor(() => expect(app.at()).toBe(bookAddress(at, thea)))
  expect(readKeptTime()).toBeNull()
  await openApp(server, '/book/thea-of-limerick', thea.cookie)
  const [day] = await screen.findAllByRole('region')
  expect(within(day ?? document.body).queryByRole('button')).toBeNull()
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
  expect(screen.queryByText(/is kept for the end\./)).toBeNull()
})

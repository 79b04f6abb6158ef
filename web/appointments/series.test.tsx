import { answer, propose } from '@attune/server/testing/series.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { leftOutText, timesUntil } from './series-words.ts'
import { rhythmText } from './time-words.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await openCalendar(thea)
})

const agreed = async () => confirm(thea, await askFor(pat, thea))

test('a patient asks for every second week, sees the dates before, and the therapist agrees above the calendar', async () => {
  const one = await agreed()
  await openApp(server, `/appointments/${one._id}`, pat.cookie)
  await press('Repeat it')
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat this appointment' }))
  await userEvent.click(dialog.getByRole('radio', { name: /^Every second / }))
  await userEvent.selectOptions(dialog.getByLabelText('How long'), '4')
  await dialog.findByText(/^4 dates, the last on /)
  await userEvent.click(dialog.getByRole('button', { name: 'Ask Thea' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText(/^You asked to meet every second \w+ at \d\d:\d\d\.$/)
  expect(screen.queryByRole('button', { name: 'Repeat it' })).toBeNull()
  await openApp(server, '/therapist/calendar', thea.cookie)
  const card = within(await screen.findByRole('article', { name: /^A series that Pat/ }))
  const agree = card.getByRole('button', { name: 'Agree to the dates' })
  // What has just come rests for a moment, so that nobody presses it by mistake.
  await waitFor(() => expect(agree).toHaveProperty('disabled', false))
  await userEvent.click(agree)
  await waitFor(() => expect(screen.queryByRole('article', { name: /^A series/ })).toBeNull())
  const { body } = await pat.call('GET', '/appointments?when=ahead')
  expect(body).toHaveLength(5)
})

test('it is answered in the conversation, with what is left out, and is one card there', async () => {
  await write(server, pat, thea, 'Good morning')
  const one = await agreed()
  await propose(thea, one, { times: 3 })
  await openApp(server, `/therapist/${thea.id}`, pat.cookie)
  await press(`Message ${thea.draft.name}`)
  const log = within(await screen.findByRole('log'))
  await userEvent.click(await log.findByRole('button', { name: 'Rather not' }))
  await log.findByText(/^You would rather not meet every .*\. What is agreed on stays\.$/)
  await waitFor(() => expect(log.queryByRole('button', { name: 'Rather not' })).toBeNull())
})

test('from a date on all are cancelled in one go, with a reason nobody else reads', async () => {
  const one = await agreed()
  await propose(thea, one, { times: 3 })
  await answer(pat, one)
  const ahead = (await pat.call('GET', '/appointments?when=ahead')).body
  await openApp(server, `/appointments/${ahead[2]._id}`, pat.cookie)
  await press('Cancel this and all later ones')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/^That is 2 dates, the last on /)
  await userEvent.type(dialog.getByLabelText(/^Why, for yourself/), 'Quokka')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel all of them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Cancelled')
  expect((await thea.call('GET', '/appointments?when=ahead')).body).toHaveLength(2)
})

test('the words of a series are by the reader’s clock', () => {
  const reader = { zone: 'Europe/London', now: new Date('2026-11-26T12:00:00Z') }
  const at = new Date('2026-12-01T18:00:00Z')
  expect(rhythmText({ weeks: 1, at }, reader)).toBe('every Tuesday at 18:00')
  expect(rhythmText({ weeks: 2, at }, { ...reader, zone: 'Asia/Tokyo' })).toBe(
    'every second Wednesday at 03:00',
  )
  const missing = [
    { at: new Date('2026-12-29T18:00:00Z'), why: 'away' as const },
    { at: new Date('2027-01-05T18:00:00Z'), why: 'taken' as const },
  ]
  expect(leftOutText(missing, reader)).toBe(
    'Paused while away: 29 December. Not free: 5 January 2027.',
  )
  expect(timesUntil(at, '2026-12-22', 1, reader)).toBe(3)
  expect(timesUntil(at, '2026-12-28', 2, reader)).toBe(1)
  expect(timesUntil(at, '2026-12-01', 1, reader)).toBe(0)
})

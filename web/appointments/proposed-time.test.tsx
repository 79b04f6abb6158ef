import { changeTo } from '@attune/server/testing/appointments.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await openCalendar(thea)
})

const readAs = async (who: SignedUp, { _id }: { _id: string }) =>
  (await who.call('GET', `/appointments/${_id}`)).body

test('a patient is told beforehand that the therapist is asked, who agrees above the calendar', async () => {
  const one = await confirm(thea, await askFor(pat, thea))
  await openApp(server, `/appointments/${one._id}`, pat.cookie)
  await press('Move')
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to another time' }))
  const [chip] = await dialog.findAllByRole('button', { name: /, \d\d:\d\d$/ })
  if (!chip) throw new Error('No other time is offered')
  // Half an hour later: its own time is in its way no more.
  expect(chip.textContent).toContain('10:30')
  await userEvent.click(chip)
  await screen.findByText(/^Thea is asked first, .* without an answer it stays\.$/)
  await press('Ask for it')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('You proposed another time:')
  await screen.findByText('Confirmed. Thea is asked about another time')
  const asked = await readAs(pat, one)
  expect(asked.at).toBe(one.at)
  await openApp(server, '/therapist/calendar', thea.cookie)
  const card = within(await screen.findByRole('article', { name: /^Another time for Pat/ }))
  await userEvent.click(card.getByRole('button', { name: 'Take the new time' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Another time/ })).toBeNull())
  expect(await readAs(pat, one)).toMatchObject({ at: asked.proposal.at, proposal: null })
})

test('a therapist’s is answered in the conversation, where it is read', async () => {
  await write(server, pat, thea, 'Good morning')
  const one = await confirm(thea, await askFor(pat, thea))
  const other = (await freeTimes(pat, thea)).at(-1)
  await changeTo(thea, one, 'move', { at: other?.toISOString() })
  await openApp(server, `/therapist/${thea.id}`, pat.cookie)
  await press(`Message ${thea.draft.name}`)
  const log = within(await screen.findByRole('log'))
  await log.findByText(/^Thea proposed another time: /)
  await userEvent.click(await log.findByRole('button', { name: 'Keep the old one' }))
  await log.findByText(/^You kept the time as it was: /)
  await waitFor(() => expect(log.queryByRole('button', { name: 'Keep the old one' })).toBeNull())
  expect(await readAs(thea, one)).toMatchObject({ at: one.at, proposal: null })
})

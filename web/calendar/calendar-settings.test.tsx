import type { Calendar } from '@attune/contract/calendar.ts'
import { setHandle } from '@attune/server/testing/appointments.ts'
import { type SignedUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { zoneHere } from '../appointments/wall-time.ts'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp

beforeEach(async () => {
  setWidth(viewportWidths.desk)
  thea = await signUpPractising(server)
})

const stored = async (): Promise<Calendar> =>
  (await thea.call('GET', `/therapists/${thea.id}/calendar`)).body
const openPage = () => openApp(server, '/therapist/calendar', thea.cookie)

describe('setting it up', () => {
  test('begins with the hours, and shows the week once they are saved', async () => {
    await openPage()
    await screen.findByRole('heading', { name: 'Set up your calendar' })
    expect(screen.queryByRole('grid')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Saturday' }))
    await press('Save: Hours of a week')
    await screen.findByRole('grid', { name: 'Week' })
    const { weekly, timeZone } = await stored()
    expect(weekly.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6])
    expect(timeZone).toBe(zoneHere())
  })

  test('says beside the hours what is wrong, and loses nothing where it cannot be sent', async () => {
    await openCalendar(thea)
    const app = await openPage()
    fireEvent.change(await screen.findByLabelText('Monday, to'), { target: { value: '09:00' } })
    const end = screen.getByLabelText('Monday, to')
    expect(end.getAttribute('aria-invalid')).toBe('true')
    const said = document.getElementById(end.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe('Ends before it begins')
    await press('Save: Hours of a week')
    await screen.findByText('The hours have to end after they begin.')
    fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '11:30' } })
    expect(end.getAttribute('aria-invalid')).toBeNull()
    app.browser.connected = false
    await press('Save: Hours of a week')
    await screen.findByText(/can’t be reached/)
    await openPage()
    expect(await screen.findByLabelText('Monday, to')).toHaveProperty('value', '11:30')
    await press('Save: Hours of a week')
    await waitFor(async () =>
      expect((await stored()).weekly.find(({ day }) => day === 1)?.until).toBe('11:30'),
    )
  })

  test('midnight as an end is the end of the day', async () => {
    await openCalendar(thea)
    await openPage()
    fireEvent.change(await screen.findByLabelText('Monday, to'), { target: { value: '00:00' } })
    await press('Save: Hours of a week')
    await waitFor(async () =>
      expect((await stored()).weekly.find(({ day }) => day === 1)?.until).toBe('24:00'),
    )
  })

  test('the kinds, the rules and the place, each by itself and none over another', async () => {
    await openCalendar(thea)
    await openPage()
    const minutes = await screen.findByLabelText('First talks, minutes')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '45')
    await press('Save: What can be asked for')
    await screen.findByText('A first talk takes 15 to 30 minutes.')
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '30')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Free of charge' }))
    await press('Save: What can be asked for')
    await waitFor(async () =>
      expect((await stored()).kinds['first-talk']).toMatchObject({ minutes: 30, free: false }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Is confirmed at once' }))
    await userEvent.selectOptions(screen.getByLabelText('Kept free after each'), '15 minutes')
    await press('Save: How times are agreed on')
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ confirmation: 'automatic', bufferMinutes: 15 }),
    )
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '' } })
    await press('Save: Where you meet in person')
    await screen.findByText('Please give the address as well.')
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '3 Hill Street' } })
    await press('Save: Where you meet in person')
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        place: { address: '3 Hill Street', directions: 'Second floor' },
        confirmation: 'automatic',
        kinds: { 'first-talk': { minutes: 30 } },
      }),
    )
  })

  test('two parts saved at once, and one saved in another tab, keep each other', async () => {
    await openCalendar(thea)
    await openPage()
    await screen.findByLabelText('First talks, minutes')
    await openCalendar(thea, { aheadDays: 30 })
    await userEvent.selectOptions(screen.getByLabelText('Kept free after each'), '15 minutes')
    fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '3 Hill Street' } })
    const late = Promise.withResolvers<void>()
    intercept('/calendar', async (real) => {
      await late.promise
      return real()
    })
    await press('Save: What can be asked for')
    await press('Save: Where you meet in person')
    await userEvent.click(screen.getByRole('switch', { name: 'With the names of patients' }))
    late.resolve()
    await waitFor(async () =>
      expect(await stored()).toMatchObject({
        namesInCalendars: true,
        place: { address: '3 Hill Street' },
        aheadDays: 30,
      }),
    )
  })

  test('an address for other calendars, shown once and ended', async () => {
    await openCalendar(thea)
    await openPage()
    await press('Make an address')
    const field = await screen.findByRole('textbox', { name: 'The address' })
    expect((field as HTMLInputElement).value).toMatch(/\/api\/calendar-feeds\/[\w-]{43}\.ics$/)
    await openPage()
    await screen.findByText(/It is not shown again\./)
    await press('End it')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'End it' }),
    )
    await screen.findByRole('button', { name: 'Make an address' })
    expect((await stored()).feedSince).toBeNull()
  })

  test('that it did not load, with a way to try again', async () => {
    const app = await openApp(server, '/therapist/patients', thea.cookie)
    app.browser.connected = false
    await app.go('/therapist/calendar')
    await waitFor(() => screen.getByText('Your calendar did not load.'))
    app.browser.connected = true
    const again = screen.getAllByRole('button', { name: 'Try again' }).at(-1)
    if (again) await userEvent.click(again)
    await screen.findByRole('heading', { name: 'Set up your calendar' })
  })
})

test('a link that anyone can book by is switched on under the own name, and off', async () => {
  await openCalendar(thea)
  await openPage()
  const card = within(await screen.findByRole('region', { name: 'A link to book with you' }))
  const end = await card.findByLabelText('The end of your link')
  const proposed = (thea.draft.name ?? '').toLowerCase().replace(' ', '-')
  expect(end).toHaveProperty('value', proposed)
  fireEvent.change(end, { target: { value: 'attune-care' } })
  await userEvent.click(card.getByRole('button', { name: 'Switch the link on' }))
  await card.findByText(/could be taken for one of the people who run this site/)
  const chosen = `${proposed}-here`
  fireEvent.change(end, { target: { value: chosen } })
  await userEvent.click(card.getByRole('button', { name: 'Switch the link on' }))
  const address = await card.findByLabelText('Your link')
  expect(address).toHaveProperty('value', expect.stringMatching(`/book/${chosen}$`))
  await userEvent.click(card.getByRole('button', { name: 'Switch it off' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch this link off?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Switch it off' }))
  // What is printed on their cards, and not what could be made of their name.
  expect(await card.findByLabelText('The end of your link')).toHaveProperty('value', chosen)
})

test('the names of links from before stand there to be taken again, the last one in the field', async () => {
  await openCalendar(thea)
  const names = ['thea-of-cork', 'thea-of-galway']
  for (const name of names) await setHandle(thea, name)
  await setHandle(thea, null)
  await openPage()
  const card = within(await screen.findByRole('region', { name: 'A link to book with you' }))
  const end = await card.findByLabelText('The end of your link')
  expect(end).toHaveProperty('value', 'thea-of-galway')
  card.getByText('Yours from before, and nobody else’s ever:')
  const list = within(card.getByRole('list'))
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    names.toReversed(),
  )
  await userEvent.click(list.getByRole('button', { name: 'thea-of-cork' }))
  expect(end).toHaveProperty('value', 'thea-of-cork')
  await userEvent.click(card.getByRole('button', { name: 'Switch the link on' }))
  const address = await card.findByLabelText('Your link')
  expect(address).toHaveProperty('value', expect.stringMatching(/\/book\/thea-of-cork$/))
})

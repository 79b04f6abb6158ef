import type { Calendar } from '@attune/contract/calendar.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { dateText, weekdayName } from '../appointments/time-words.ts'
import { addDays, wallOf, weekdayOf, zoneHere } from '../appointments/wall-time.ts'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { askFor, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { weekOf } from './calendar-days.ts'

const server = await startScreenServer()
let thea: SignedUp
let pat: SignedUp

beforeEach(async () => {
  setWidth(viewportWidths.desk)
  thea = await signUpPractising(server)
  pat = await signUp(server, 'user')
})

const stored = async (): Promise<Calendar> =>
  (await thea.call('GET', `/therapists/${thea.id}/calendar`)).body
const openPage = (search = '') => openApp(server, `/therapist/calendar${search}`, thea.cookie)
/** The Wednesday after next, which no notice reaches. */
const wednesday = addDays(weekOf(addDays(wallOf(new Date(), zoneHere()).day, 14))[0] ?? '', 2)
const nameOf = (day: string) => `${weekdayName(day)} ${dateText(day)}`
const cell = (time: string, day = wednesday) =>
  screen.findByRole('gridcell', { name: new RegExp(`^${nameOf(day)}, ${time} to `) })
const dialog = (day = wednesday) => screen.findByRole('dialog', { name: nameOf(day) })

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
    await press('Save: Hours of a week')
    await screen.findByText('The hours have to end after they begin.')
    fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '11:30' } })
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
    await waitFor(() => screen.getByText('Your calendar did not load.'), { timeout: 9_000 })
    app.browser.connected = true
    const again = screen.getAllByRole('button', { name: 'Try again' }).at(-1)
    if (again) await userEvent.click(again)
    await screen.findByRole('heading', { name: 'Set up your calendar' })
  })
})

describe('a single day', () => {
  test('is changed by keyboard: the arrows move, Shift chooses more, Enter opens', async () => {
    await openCalendar(thea)
    await openPage(`?view=week&day=${wednesday}`)
    const start = await cell('10:00')
    await userEvent.click(start)
    await userEvent.keyboard('{Escape}')
    start.focus()
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    expect(document.activeElement).toBe(await cell('11:00'))
    await screen.findByText('10:30 to 11:30 chosen. Enter opens it.')
    await userEvent.keyboard('{Enter}')
    const opened = within(await dialog())
    await userEvent.click(opened.getByRole('button', { name: 'Close 10:30 to 11:30' }))
    await waitFor(async () =>
      expect((await stored()).exceptions).toMatchObject([
        {
          day: wednesday,
          hours: [
            { from: '10:00', until: '10:30' },
            { from: '11:30', until: '12:00' },
          ],
        },
      ]),
    )
    await press('Undo')
    await waitFor(async () => expect((await stored()).exceptions).toEqual([]))
  })

  test('is changed by drawing over it', async () => {
    await openCalendar(thea)
    await openPage(`?view=week&day=${wednesday}`)
    const mouse = { pointerType: 'mouse', button: 0 }
    fireEvent.pointerDown(await cell('14:00'), mouse)
    fireEvent.pointerEnter(await cell('14:30'), mouse)
    fireEvent.pointerEnter(await cell('15:00'), mouse)
    fireEvent.pointerUp(await cell('15:00'), mouse)
    fireEvent.click(await cell('15:00'))
    const opened = within(await dialog())
    await userEvent.selectOptions(opened.getByLabelText('This part, for'), 'Sessions')
    await userEvent.click(opened.getByRole('button', { name: 'Open 14:00 to 15:30' }))
    await waitFor(async () =>
      expect((await stored()).exceptions[0]?.hours[1]).toEqual({
        from: '14:00',
        until: '15:30',
        kinds: ['session'],
      }),
    )
    await cell('14:00')
    screen.getByRole('gridcell', {
      name: `${nameOf(wednesday)}, 14:00 to 14:30, open for sessions`,
    })
  })

  test('is closed as a whole, and as every week again', async () => {
    await openCalendar(thea)
    await openPage(`?view=day&day=${wednesday}`)
    await userEvent.click(await cell('10:00'))
    await press('Close the whole day')
    await waitFor(async () => expect((await stored()).exceptions[0]?.hours).toEqual([]))
    await userEvent.click(await cell('10:00'))
    within(await dialog()).getByText('This day differs from its week.')
    await press('As every week')
    await waitFor(async () => expect((await stored()).exceptions).toEqual([]))
  })

  test('beyond the last column lies the next week, by arrow and by Page Down', async () => {
    await openCalendar(thea)
    const sunday = addDays(wednesday, 7 - weekdayOf(wednesday))
    await openPage(`?view=week&day=${wednesday}`)
    const last = await cell('10:00', sunday)
    fireEvent.pointerDown(last, { pointerType: 'mouse', button: 0 })
    last.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () =>
      expect(document.activeElement).toBe(await cell('10:00', addDays(sunday, 1))),
    )
    await userEvent.keyboard('{PageUp}')
    await waitFor(async () =>
      expect(document.activeElement).toBe(await cell('10:00', addDays(sunday, -6))),
    )
  })

  test('of leave is marked, and said where it is opened', async () => {
    await openCalendar(thea)
    await thea.call('PUT', `/therapists/${thea.id}/availability`, {
      accepting: true,
      replyHours: null,
      away: { from: wednesday, until: wednesday },
    })
    await openPage(`?view=week&day=${wednesday}`)
    await screen.findByRole('gridcell', { name: `${nameOf(wednesday)}, 10:00 to 10:30, away` })
    await userEvent.click(await cell('10:00'))
    within(await dialog()).getByText(/you are away on this day/)
  })
})

describe('what patients ask for', () => {
  test('stands before all else, and one press confirms it', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await openPage()
    const headings = await screen.findAllByRole('heading', { level: 2 })
    expect(headings[0]?.textContent).toBe('Waiting for your answer')
    await press(`Confirm the request of ${pat.draft.name}`)
    await waitFor(() => expect(screen.queryByText('Waiting for your answer')).toBeNull())
    const { body } = await pat.call('GET', `/appointments/${one._id}`)
    expect(body.status).toBe('confirmed')
    await screen.findByText('Confirmed. They are told.')
  })

  test('a second tap at the same place confirms nobody else', async () => {
    await openCalendar(thea)
    const other = await signUp(server, 'user', { name: 'Otto Second' })
    await askFor(pat, thea)
    await askFor(other, thea)
    await openPage()
    await press(`Confirm the request of ${pat.draft.name}`)
    const gone = `Request of ${pat.draft.name}`
    await waitFor(() => expect(screen.queryByRole('article', { name: gone })).toBeNull())
    const next = screen.getByRole('button', { name: 'Confirm the request of Otto Second' })
    await waitFor(() => expect(next).toHaveProperty('disabled', true))
    await waitFor(() => expect(next).toHaveProperty('disabled', false))
  })

  test('is declined with a reason of one’s own, and the contact stays', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await openPage()
    await press(`Say to ${pat.draft.name} that it is not possible`)
    await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'School play')
    await press('Say it is not possible')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { body } = await pat.call('GET', `/appointments/${one._id}`)
    expect(body).toMatchObject({ status: 'declined', reason: null })
    expect((await pat.call('GET', '/messages/threads')).body[0].state).toBe('open')
  })

  test('stands in the week, and Enter leads to it', async () => {
    await openCalendar(thea)
    const { at, _id } = await askFor(pat, thea)
    const { day } = wallOf(new Date(at), zoneHere())
    const app = await openPage(`?view=week&day=${day}`)
    const [held] = await screen.findAllByRole('gridcell', { name: /asks for your answer$/ })
    screen
      .getAllByRole('gridcell')
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(held)
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('heading', { name: `Session with ${pat.draft.name}` })
    expect(app.at()).toBe(`/therapist/appointments/${_id}`)
  })

  test('is counted above the patients, on the way to the calendar', async () => {
    await openCalendar(thea)
    await askFor(pat, thea)
    await openApp(server, '/therapist/patients', thea.cookie)
    const strip = within(await screen.findByRole('region', { name: 'Your calendar' }))
    await strip.findByText('A request waits for your answer.')
    await userEvent.click(strip.getByRole('link', { name: 'Calendar' }))
    await screen.findByRole('heading', { level: 1, name: 'Calendar' })
  })
})

test('on a phone the calendar opens with one day', async () => {
  setWidth(viewportWidths.phone)
  await openCalendar(thea)
  await openPage()
  await screen.findByRole('grid', { name: 'Day' })
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  await press('Week')
  await screen.findByRole('grid', { name: 'Week' })
  expect(screen.getAllByRole('columnheader')).toHaveLength(8)
})

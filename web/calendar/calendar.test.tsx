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
    await screen.findByRole('gridcell', {
      name: `${nameOf(wednesday)}, 14:00 to 14:30, open for sessions`,
    })
  })

  test('is closed as a whole, and as every week again', async () => {
    await openCalendar(thea)
    await openPage(`?view=day&day=${wednesday}`)
    await userEvent.click(await cell('10:00'))
    await press('Close the whole day')
    await waitFor(async () => expect((await stored()).exceptions[0]?.hours).toEqual([]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
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
  test('stands with what they wrote along with it', async () => {
    await openCalendar(thea)
    await askFor(pat, thea, { message: 'Could we begin with sleep?' })
    await openPage()
    const card = within(await screen.findByRole('article', { name: /^Request of Pat/ }))
    await card.findByText('Could we begin with sleep?')
  })

  test('stands before all else, and one press confirms it', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await openPage()
    const waiting = await screen.findByRole('heading', { name: 'Waiting for your answer' })
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(waiting)
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
    await strip.findByRole('link', { name: /^A request of Pat for .* waits for your answer\.$/ })
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

import { calendarOf, hourAt, sendCalendar } from '@attune/server/testing/calendar-files.ts'
import { startCalendarHost } from '@attune/server/testing/calendar-host.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { dateText, weekdayName } from '../appointments/time-words.ts'
import { addDays, clockText, wallOf, zoneHere } from '../appointments/wall-time.ts'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const host = await startCalendarHost()
afterAll(() => host.stop())
const server = await startScreenServer({ calendarFetch: host.ways })
const off = await startScreenServer()
let thea: SignedUp
let pat: SignedUp

beforeEach(async () => {
  setWidth(viewportWidths.desk)
  thea = await signUpPractising(server)
  pat = await signUp(server, 'user')
  await openCalendar(thea)
})

const openPage = (search = '') => openApp(server, `/therapist/calendar${search}`, thea.cookie)
const card = async () =>
  within(await screen.findByRole('region', { name: 'Busy times from another calendar' }))
const soon = async () => {
  const [at] = await freeTimes(pat, thea)
  if (!at) throw new Error('Nothing is free')
  return at
}
const choose = async (text: string | Blob, label = /A calendar file/) => {
  const file = new File([text], 'mine.ics', { type: 'text/calendar' })
  await userEvent.upload(await (await card()).findByLabelText(label), file)
}
const nameOf = (day: string) => `${weekdayName(day)} ${dateText(day)}`

describe('a file', () => {
  test('is chosen, told of, shown in the week, and removed', async () => {
    const at = await soon()
    const { day, minute } = wallOf(at, zoneHere())
    await openPage(`?view=week&day=${day}`)
    await (await card()).findByText(/not allowed|address of a calendar/i)
    await choose(calendarOf(hourAt(at)))
    await (await card()).findByText(
      /^Taken over at \d\d:\d\d: one busy time ahead\. It is known until/,
    )
    const name = new RegExp(`^${nameOf(day)}, ${clockText(minute)} to .*, busy elsewhere$`)
    const cell = await screen.findByRole('gridcell', { name })
    expect(cell.textContent).toBe('Busy elsewhere')
    expect((await soon()).getTime()).toBeGreaterThan(+at)
    await userEvent.click(cell)
    within(await screen.findByRole('dialog')).getByText(/^Busy by your other calendar: /)
    await openPage(`?view=week&day=${day}`)
    await screen.findByRole('gridcell', { name })
    await press('Remove the file’s busy times')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
    )
    await waitFor(() => expect(screen.queryByRole('gridcell', { name })).toBeNull())
    expect(await soon()).toEqual(at)
  })

  test('that is none, or too large, says so beside where it is chosen', async () => {
    await openPage()
    await choose('<html>')
    await screen.findByText(/^That is not a calendar/)
    await choose(new Blob([new Uint8Array(1024 * 1024 + 1)]))
    await screen.findByText('The calendar is larger than can be taken over.')
  })

  test('what is agreed on then stays, and both are shown', async () => {
    const one = await confirm(thea, await askFor(pat, thea))
    await sendCalendar(server, thea, calendarOf(hourAt(new Date(one.at))))
    const { day, minute } = wallOf(new Date(one.at), zoneHere())
    await openPage(`?view=day&day=${day}`)
    const cell = await screen.findByRole('gridcell', {
      name: new RegExp(
        `${clockText(minute)} to .*, busy elsewhere, ${clockText(minute)} ${pat.draft.name}$`,
      ),
    })
    expect(cell.querySelector('.calendar-block-beside')?.textContent).toContain(pat.draft.name)
    await openPage(`?view=day&day=${addDays(day, 1)}`)
    await screen.findByRole('grid', { name: 'Day' })
    await waitFor(() => expect(screen.queryByText('Busy elsewhere')).toBeNull())
  })
})

describe('an address', () => {
  test('is read as it is saved, and what fails later is said with what is kept', async () => {
    host.serve('/a.ics', calendarOf(hourAt(await soon())))
    await openPage()
    const field = await (await card()).findByRole('textbox', { name: 'The address of a calendar' })
    await userEvent.type(field, 'http://calendar.example/a.ics')
    await press('Read this calendar')
    await screen.findByText('Please give an address that begins with https://.')
    await userEvent.clear(field)
    await userEvent.type(field, 'https://calendar.example/a.ics')
    await press('Read this calendar')
    await screen.findByText(
      /^From calendar\.example, last read at .* every 30 minutes: one busy time/,
    )
    await server.pool.query(
      "UPDATE busy_sources SET failed_at = read_at + interval '30 minutes', problem = 'no-answer'",
    )
    await openPage()
    await screen.findByText(
      /^It could not be read at .*\. Nobody answered at that address in time\. The busy times of .* are still kept\.$/,
    )
    await press('Remove the address')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }),
    )
    await waitFor(() => expect(screen.queryByText(/^From calendar\.example/)).toBeNull())
  })

  test('is not asked for where the operator allows none, which the page says', async () => {
    const other = await signUpPractising(off)
    await openCalendar(other)
    await openApp(off, '/therapist/calendar', other.cookie)
    await screen.findByText(
      'The people who run this site have not allowed addresses of other calendars; choose a file.',
    )
    expect(screen.queryByRole('textbox', { name: 'The address of a calendar' })).toBeNull()
  })
})

import type { Appointment } from '@attune/contract/appointments.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { intercept, recordBodies } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { askFor, freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { shortTime, spanText, timeText } from './time-words.ts'
import { zoneHere } from './wall-time.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
})

const reader = () => ({ zone: zoneHere(), now: new Date() })
const mine = async (): Promise<Appointment[]> => (await pat.call('GET', '/appointments')).body
const first = async (kind = 'session') => {
  const [at] = await freeTimes(pat, thea, kind)
  if (!at) throw new Error('Nothing is free')
  return at
}
const sheetAt = (at: Date, kind = 'session') =>
  `/therapist/${thea.id}/book?kind=${kind}&at=${at.toISOString()}`
const openSheet = async (at: Date, kind = 'session') => {
  const app = await openApp(server, sheetAt(at, kind), pat.cookie)
  await screen.findByRole('dialog', { name: 'Ask for this time' })
  return app
}

describe('asking for a time', () => {
  test('takes two presses from the profile', async () => {
    await openCalendar(thea)
    const at = await first('first-talk')
    const app = await openApp(server, `/therapist/${thea.id}`, pat.cookie)
    const next = within(await screen.findByRole('region', { name: 'Next free times' }))
    await userEvent.click(next.getByRole('link', { name: shortTime(at, reader()) }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ask for this time' }))
    sheet.getByText(/^First talk, 20 minutes, free of charge/)
    sheet.getByText(/Plans change, and that is fine/)
    await userEvent.click(sheet.getByRole('button', { name: 'Ask for this time' }))
    await screen.findByRole('heading', { name: `First talk with ${thea.draft.name}` })
    screen.getByText('Waiting for Thea to confirm')
    const [one] = await mine()
    expect(one).toMatchObject({ status: 'requested', at: at.toISOString() })
    expect(app.at()).toBe(`/appointments/${one?._id}`)
  })

  test('says what a session costs where the therapist says it, and of no first talk', async () => {
    await openCalendar(thea)
    const fee = { from: 60, to: 80, currency: 'EUR' }
    await thea.call('PUT', `/therapists/${thea.id}/practice-facts`, { fee })
    await openSheet(await first())
    await screen.findByText(/^A session costs 60 EUR to 80 EUR\. /)
    await openSheet(await first('first-talk'), 'first-talk')
    expect(screen.queryByText(/costs \d/)).toBeNull()
  })

  test('stands on the card, and is a fact of no match', async () => {
    await openCalendar(thea)
    const at = await first('first-talk')
    await openApp(server, '/find-therapist', pat.cookie)
    const link = await screen.findByRole('link', {
      name: `Next: ${shortTime(at, reader())} with ${thea.draft.name}`,
    })
    expect(link.getAttribute('href')).toContain(`/therapist/${thea.id}/book?kind=first-talk&at=`)
  })

  test('asks once, however often it is pressed', async () => {
    await openCalendar(thea)
    await openSheet(await first())
    const bodies = recordBodies('/api/appointments')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ask for this time' }))
    await screen.findByRole('heading', { name: /^Session with/ })
    expect(await mine()).toHaveLength(1)
    expect(bodies.filter(Boolean)).toHaveLength(1)
  })

  test('asks once where the reply was lost and the page was loaded anew', async () => {
    await openCalendar(thea)
    const at = await first()
    await openSheet(at)
    const asked = recordBodies('/api/appointments')
    intercept('/api/appointments', async (real, init) => {
      const reply = await real()
      if (init?.method !== 'POST') return reply
      throw new TypeError('the line broke')
    })
    await press('Ask for this time')
    // What arrived holds the time: the page says so instead of calling it taken.
    const gone = within(await screen.findByRole('dialog', { name: 'This time is not free' }))
    await gone.findByText(/It is yours already/)
    expect(await mine()).toHaveLength(1)
    await openApp(server, sheetAt(at), pat.cookie)
    await userEvent.click(await screen.findByRole('link', { name: /^Open the appointment/ }))
    await screen.findByRole('heading', { name: /^Session with/ })
    expect(asked.filter(Boolean)).toHaveLength(1)
    expect(await mine()).toHaveLength(1)
  })

  test('keeps its id from press to press while nothing can be reached', async () => {
    await openCalendar(thea)
    const app = await openSheet(await first())
    app.browser.connected = false
    await press('Ask for this time')
    await screen.findByText(/can’t be reached/)
    const [kept] = Object.keys(localStorage).filter((key) => key.includes('book:'))
    const before = localStorage.getItem(kept ?? '')
    app.browser.connected = true
    const bodies = recordBodies('/api/appointments')
    await press('Ask for this time')
    await screen.findByRole('heading', { name: /^Session with/ })
    const sent = bodies.find(Boolean) as { clientId: string }
    expect(before).toContain(sent.clientId)
    expect(localStorage.getItem(kept ?? '')).toBeNull()
  })

  test('says it kindly where somebody was quicker, and the nearest time is one press away', async () => {
    await openCalendar(thea)
    const [at, next] = await freeTimes(pat, thea)
    if (!at || !next) throw new Error('Too few are free')
    await openSheet(at)
    await userEvent.click(screen.getByRole('radio', { name: 'In person' }))
    await userEvent.click(screen.getByText('Add a few words'))
    await userEvent.type(screen.getByRole('textbox', { name: /^Words for/ }), 'Hello Thea')
    await askFor(await signUp(server, 'user'), thea, { at })
    await press('Ask for this time')
    const gone = within(await screen.findByRole('dialog', { name: 'This time is not free' }))
    gone.getByText(/a moment quicker.*Nothing was booked/)
    expect(await mine()).toEqual([])
    const chips = gone.getAllByRole('listitem')
    const [chip] = chips
    if (!chip) throw new Error('No other time is offered')
    await userEvent.click(within(chip).getByRole('button'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Ask for this time' }))
    expect(sheet.getByRole('radio', { name: 'In person' })).toHaveProperty('checked', true)
    expect(sheet.getByRole('textbox', { name: /^Words for/ })).toHaveProperty('value', 'Hello Thea')
    await press('Ask for this time')
    await screen.findByRole('heading', { name: /^Session with/ })
    expect(await mine()).toMatchObject([{ format: 'in-person', status: 'requested' }])
    const [thread] = (await pat.call('GET', '/messages/threads')).body
    expect(thread.last.message).toBe('Hello Thea')
  })

  test('shows both clocks where they differ', async () => {
    await openCalendar(thea, { timeZone: 'Pacific/Auckland' })
    const at = await first()
    await openSheet(at)
    screen.getByText(spanText({ start: at, end: new Date(at.getTime() + 50 * 60_000) }, reader()))
    screen.getByText(/^By your clock/)
    expect(screen.getByText(/For .*\(Auckland\)/).textContent).toContain(
      timeText(at, 'Pacific/Auckland'),
    )
  })

  test('says why there is nothing to choose, and what to do instead', async () => {
    await openApp(server, `/therapist/${thea.id}/book`, pat.cookie)
    await screen.findByText('There are no times to choose here.')
    screen.getByRole('link', { name: /^Write to/ })
  })

  test('by the waiting list, on and off, where nothing suits', async () => {
    await openCalendar(thea, { weekly: [] })
    await openApp(server, `/therapist/${thea.id}/book`, pat.cookie)
    await screen.findByText(/^Nothing is free until/)
    await press('Tell me when one becomes free')
    await screen.findByRole('heading', { name: 'You are on the waiting list' })
    const place = `/therapists/${thea.id}/waiting-list`
    expect((await pat.call('GET', place)).body).toMatchObject({ kind: 'first-talk' })
    await press('Take me off the list')
    await screen.findByRole('button', { name: 'Tell me when one becomes free' })
    expect((await pat.call('GET', place)).body).toBeNull()
  })
})

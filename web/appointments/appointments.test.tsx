import type { Appointment } from '@attune/contract/appointments.ts'
import { changeTo, storeAppointment } from '@attune/server/testing/appointments.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { flip, press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
})

const mine = async (): Promise<Appointment[]> => (await pat.call('GET', '/appointments')).body

const open = async (one: { _id: string }, who = pat) => {
  const base = who === pat ? '/appointments' : '/therapist/appointments'
  const app = await openApp(server, `${base}/${one._id}`, who.cookie)
  await screen.findByRole('region', { name: 'When and where' })
  return app
}

describe('an appointment', () => {
  test('tells the address once it is confirmed, and not before', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea, { format: 'in-person' })
    await open(one)
    screen.getByText(/address is shown here once Thea has confirmed/)
    expect(screen.queryByText('1 Quokka Street')).toBeNull()
    await confirm(thea, one)
    await open(one)
    screen.getByText('1 Quokka Street')
    const map = screen.getByRole('link', { name: /map/ })
    expect(map.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('is moved by the patient, and the therapist sees from when to when', async () => {
    await openCalendar(thea, { confirmation: 'automatic' })
    const one = await askFor(pat, thea)
    await open(one)
    await press('Move')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to another time' }))
    const [chip] = await dialog.findAllByRole('button', { name: /, \d\d:\d\d$/ })
    if (!chip) throw new Error('No other time is offered')
    await userEvent.click(chip)
    await press('Move it')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [moved] = await mine()
    expect(moved?._id).toBe(one._id)
    expect(moved?.sequence).toBeGreaterThan(one.sequence)
    expect(moved?.at).not.toBe(one.at)
    await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
    await screen.findByText(/^Pat moved it from .* to /)
  })

  test('is cancelled with what follows said before; why stays with who wrote it', async () => {
    await openCalendar(thea)
    const one = await confirm(thea, await askFor(pat, thea))
    const app = await open(one)
    await press('Cancel it')
    screen.getByText(/that costs nothing\./)
    await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'A cold')
    app.browser.connected = false
    await press('Cancel the appointment')
    await screen.findByText(/can’t be reached/)
    // Loaded anew, the words are still there.
    await open(one)
    await press('Cancel it')
    expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveProperty('value', 'A cold')
    await press('Cancel the appointment')
    await screen.findByText('Cancelled')
    expect((await thea.call('GET', `/appointments/${one._id}`)).body.reason).toBeNull()
    expect((await pat.call('GET', `/appointments/${one._id}`)).body.reason).toBe('A cold')
    expect(screen.getByRole('link', { name: 'Find another time' }).getAttribute('href')).toBe(
      `/therapist/${thea.id}/book`,
    )
  })

  test('that changed in another tab is shown as it is now, and nothing is done to it unseen', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await open(one)
    await changeTo(pat, one, 'withdraw')
    await press('Take it back')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take it back' }),
    )
    await screen.findAllByText('Taken back')
  })

  test('out of the waiting list is kept for an hour, and taken with one press', async () => {
    await openCalendar(thea)
    await write(server, pat, thea, 'Hello')
    const [at] = await freeTimes(pat, thea)
    if (!at) throw new Error('Nothing is free')
    const _id = await storeAppointment(server, pat, thea, { status: 'offered', at })
    await open({ _id })
    screen.getByText(/^Kept for you until /)
    await press('Take this time')
    await screen.findByText(/^(Confirmed|Waiting for Thea to confirm)$/)
    const [one] = await mine()
    expect(one?._id).toBe(_id)
    expect(one?.status).not.toBe('offered')
  })

  test('has an agenda that both add to; words of danger bring help beside them', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await open(one)
    const box = screen.getByRole('textbox', { name: 'Add something' })
    await press('Add')
    await screen.findByText('Please write a word or two.')
    await userEvent.type(box, 'Sleep')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }))
    await screen.findByRole('button', { name: 'Take back: Sleep' })
    fireEvent.change(box, { target: { value: 'I want to kill myself tonight' } })
    await screen.findByText(/A note with .* is now beside what you write/)
    await open(one, thea)
    const list = within(screen.getByRole('region', { name: 'To talk about' }))
    list.getByText(/Sleep/)
    expect(list.queryByRole('button', { name: /^Take back/ })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Add something' }), 'How work is')
    await press('Add')
    await list.findByRole('button', { name: 'Take back: How work is' })
    const { body } = await pat.call('GET', `/appointments/${one._id}`)
    expect(body.agenda.map(({ text }: { text: string }) => text)).toEqual(['Sleep', 'How work is'])
  })

  test('that is over asks how it was; the therapist never reads it', async () => {
    const one = await past()
    await openApp(server, '/home', pat.cookie)
    const ask = await screen.findByRole('link', { name: /^Say how it was with/ })
    await userEvent.click(ask)
    const form = within(await screen.findByRole('region', { name: 'How was it?' }))
    await userEvent.click(form.getByRole('button', { name: 'Keep it' }))
    form.getByText('Please answer both, or leave this for another day.')
    const [heard, goals] = form.getAllByRole('group')
    if (!heard || !goals) throw new Error('Two questions are missing')
    await userEvent.click(within(heard).getByRole('radio', { name: /^5/ }))
    await userEvent.click(within(goals).getByRole('radio', { name: /^3/ }))
    await userEvent.click(form.getByRole('button', { name: 'Keep it' }))
    await form.findByText('5 of 5')
    expect((await pat.call('GET', `/appointments/${one._id}`)).body.howWasIt).toEqual({
      heard: 5,
      goals: 3,
    })
    await open(one, thea)
    expect(screen.queryByText('How was it?')).toBeNull()
  })

  test('at which one did not come is said by one and seen differently by the other', async () => {
    const one = await past()
    await open(one, thea)
    await press('Say so')
    await screen.findByText('You said that Pat did not come.')
    await open(one)
    await press('I was there')
    await screen.findByText(/You see it differently\. Both stand here/)
  })
})

/** One that was confirmed and is over; a word of the patient's is between the two. */
async function past() {
  await write(server, pat, thea, 'Hello')
  const at = new Date(Date.now() - 9 * 24 * 60 * 60_000)
  return { _id: await storeAppointment(server, pat, thea, { status: 'confirmed', at }) }
}

describe('what a patient sees of all of them', () => {
  test('the next one on Home and on the dashboard, all on their own page', async () => {
    await openCalendar(thea)
    const one = await askFor(pat, thea)
    await openApp(server, '/home', pat.cookie)
    const home = within(await screen.findByRole('region', { name: 'Your appointments' }))
    home.getByRole('link', { name: 'Open the appointment' })
    await openApp(server, '/dashboard', pat.cookie)
    const card = within(await screen.findByRole('region', { name: 'Your appointments' }))
    expect(card.getByRole('link', { name: /Thea/ }).getAttribute('href')).toBe(
      `/appointments/${one._id}`,
    )
    await userEvent.click(card.getByRole('link', { name: 'All appointments' }))
    await screen.findByRole('heading', { level: 1, name: 'Appointments' })
    await screen.findByRole('link', { name: /Waiting for Thea to confirm/ })
  })

  test('that it can be moved where today is too much, only within the last day', async () => {
    await write(server, pat, thea, 'Hello')
    await openCalendar(thea)
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const store = (hours: number) =>
      storeAppointment(server, pat, thea, { status: 'confirmed', at: inHours(hours) })
    const words = 'If today is too much, you can move it here.'
    await open({ _id: await store(40) })
    await screen.findByRole('button', { name: 'Move' })
    expect(screen.queryByText(words)).toBeNull()
    await open({ _id: await store(20) })
    await screen.findByText(words)
  })

  test('nothing on Home where nothing is agreed on, and the way to it on the page', async () => {
    await openApp(server, '/appointments', pat.cookie)
    await screen.findByText('Nothing is agreed on yet.')
    await openApp(server, '/home', pat.cookie)
    await screen.findByRole('heading', { name: /^How are you feeling today/ })
    expect(screen.queryByRole('region', { name: 'Your appointments' })).toBeNull()
  })

  test('that it did not load, and a way to try again', async () => {
    const app = await openApp(server, '/home', pat.cookie)
    app.browser.connected = false
    await app.go('/appointments')
    await waitFor(() => screen.getAllByText('Your appointments did not load.'))
    app.browser.connected = true
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    if (again) await userEvent.click(again)
    await screen.findByText('Nothing is agreed on yet.')
  })

  test('what happened as cards of the conversation, in the order in which it came', async () => {
    await openCalendar(thea)
    await write(server, pat, thea, 'Good morning')
    await confirm(thea, await askFor(pat, thea))
    await write(server, pat, thea, 'Thank you')
    await openApp(server, `/therapist/${thea.id}`, pat.cookie)
    await press(`Message ${thea.draft.name}`)
    const log = await screen.findByRole('log')
    await within(log).findByText(/^Thea confirmed a session/)
    const text = log.textContent ?? ''
    const order = ['Good morning', 'You asked for', 'Thea confirmed', 'Thank you']
    const places = order.map((words) => text.indexOf(words))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places.every((place) => place >= 0)).toBe(true)
    const free = await screen.findByRole('link', { name: /^Next free time: .* with Thea/ })
    // In one piece: parts of it would be read as two lines.
    expect(free.childElementCount).toBe(0)
  })

  test('when they are reminded, beside their mails', async () => {
    await openApp(server, '/profile', pat.cookie)
    await flip('An hour before')
    await waitFor(async () =>
      expect((await pat.call('GET', '/appointments/settings')).body).toEqual({
        dayBefore: true,
        hourBefore: false,
      }),
    )
  })
})

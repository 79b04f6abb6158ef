import { setHandle } from '@attune/server/testing/appointments.ts'
import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { openCalendar } from '../testing/open-calendar.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const hours = 'Say when you can be booked'
const link = 'Print or share your booking link'

test('who left the questions unanswered is led to them first', async () => {
  const thea = await signUp(server, 'therapist')
  await openApp(server, '/therapist-dashboard', thea.cookie)
  const steps = within(await screen.findByRole('region', { name: 'Your first steps' }))
  const [first] = steps.getAllByRole('link')
  expect(first?.textContent).toBe('Answer the questions')
  expect(first?.getAttribute('href')).toBe('/therapist/questions')
})

test('the first steps lead to the hours and to the booking link, and both are done in their time', async () => {
  const thea = await signUpPractising(server)
  const openSteps = async () => {
    const app = await openApp(server, '/therapist-dashboard', thea.cookie)
    const steps = within(await screen.findByRole('region', { name: 'Your first steps' }))
    const left = () => steps.queryAllByRole('link').map(({ textContent }) => textContent)
    return { app, steps, left }
  }
  const before = await openSteps()
  expect(before.left()).toEqual(expect.arrayContaining([hours, link]))
  const addressOf = (name: string) => before.steps.getByRole('link', { name }).getAttribute('href')
  expect(addressOf(hours)).toBe('/therapist/calendar#calendar-settings')
  // Without hours there is nothing to book, nor a card for the link.
  expect(addressOf(link)).toBe('/therapist/calendar#calendar-settings')

  await openCalendar(thea)
  const between = await openSteps()
  expect(between.left()).not.toContain(hours)
  between.steps.getByText(hours)
  await userEvent.click(between.steps.getByRole('link', { name: link }))
  await waitFor(() => expect(between.app.at()).toMatch(/^\/therapist\/calendar/))
  // It opens where the link is made, not at the top of a long page.
  const heading = await screen.findByRole('heading', { name: 'A link to book with you' })
  await waitFor(() => expect(document.activeElement).toBe(heading))

  await setHandle(thea, 'thea-in-print')
  expect((await openSteps()).left()).not.toContain(link)
  // Who took it back knows where it is.
  await setHandle(thea, null)
  const after = await openSteps()
  expect(after.left()).not.toContain(link)
  after.steps.getByText(link)
})

test.each([
  ['Declare your licence', 'Licences and special trainings'],
  ['Say when you answer', 'Availability'],
  ['Say where you work and what it costs', 'Your practice'],
  [hours, 'Set up your calendar'],
])('%s leads to its section, with the focus there', async (step, section) => {
  const thea = await signUp(server, 'therapist')
  await openApp(server, '/therapist-dashboard', thea.cookie)
  const steps = within(await screen.findByRole('region', { name: 'Your first steps' }))
  await userEvent.click(steps.getByRole('link', { name: step }))
  const heading = await screen.findByRole('heading', { name: section })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

async function follow(step: string) {
  const thea = await signUp(server, 'therapist')
  const app = await openApp(server, '/therapist-dashboard', thea.cookie)
  const steps = within(await screen.findByRole('region', { name: 'Your first steps' }))
  await userEvent.click(steps.getByRole('link', { name: step }))
  return app
}

test('who is to add a picture finds where it is chosen', async () => {
  await follow('Add a picture')
  const field = await screen.findByLabelText(/Profile picture/)
  await waitFor(() => expect(document.activeElement?.contains(field)).toBe(true))
  expect(document.activeElement?.tagName).toBe('DIV')
})

test('words for a first answer are kept where it leads, and closing that stays on the page', async () => {
  const app = await follow('Keep words for a first answer')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your templates' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(app.at()).toBe('/therapist/patients'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who has no hours yet reads that the link comes after them', async () => {
  await follow(link)
  await screen.findByText(/Your booking link can be made after that/)
})

import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp
let ada: SignedUp
let cleo: SignedUp

beforeEach(async () => {
  thea = await signUpPractising(server)
  ;[ada, cleo] = await Promise.all([
    signUp(server, 'user', { name: 'Ada Abel' }),
    signUp(server, 'user', { name: 'Cleo Cruz' }),
  ])
  await write(server, ada, thea, 'Hello')
  await write(server, cleo, thea, 'Most days I would rather not be here.')
})

afterEach(() => {
  vi.useRealTimers()
})

async function openInbox(path = '/therapist/patients') {
  const app = await openApp(server, path, thea.cookie)
  await screen.findByRole('button', { name: 'Chat with Ada Abel' })
  return app
}
const listed = () =>
  screen
    .getAllByRole('button', { name: /^Chat with / })
    .map((button) => button.getAttribute('aria-label')?.replace('Chat with ', ''))
/** The times that are offered to whoever presses s. */
async function snoozes() {
  if (!screen.queryByRole('dialog')) await userEvent.keyboard('js')
  const dialog = await screen.findByRole('dialog', { name: 'Put Ada aside' })
  const times = within(dialog).getAllByRole('button', { name: /at 9:00/ })
  return times.map(({ textContent }) => textContent)
}
const waitingNames = async () => {
  const { body } = await thea.call('GET', '/messages/threads')
  return body
    .filter(({ aside }: { aside: object | null }) => aside === null)
    .map(({ partner }: { partner: { name: string } }) => partner.name)
}

describe('putting aside', () => {
  test('with d one is done, with d again they are back', async () => {
    await openInbox()
    await userEvent.keyboard('jd')
    await waitFor(() => expect(listed()).toEqual(['Cleo Cruz', 'Ada Abel']))
    screen.getByText('Done until they write again')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Chat with Cleo Cruz')
    expect(await waitingNames()).toEqual(['Cleo Cruz'])
    await userEvent.keyboard('jd')
    await waitFor(() => expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz']))
  })

  test('with s until Monday, and a new message brings them back', async () => {
    await openInbox()
    await userEvent.keyboard('js')
    const dialog = await screen.findByRole('dialog', { name: 'Put Ada aside' })
    await userEvent.click(within(dialog).getByRole('button', { name: /Monday at 9:00/ }))
    await screen.findByText(/^Put off until /)
    await userEvent.click(await screen.findByRole('button', { name: 'Aside 1' }))
    await waitFor(() => expect(listed()).toEqual(['Ada Abel']))
    await write(server, ada, thea, 'One more thing')
    expect(await waitingNames()).toHaveLength(2)
  })

  test.each([
    ['Monday', 23, ['Tomorrow at 9:00', 'Next Monday at 9:00, in a week']],
    ['Tuesday', 24, ['Tomorrow at 9:00', 'Monday at 9:00']],
    ['Saturday', 28, ['Tomorrow at 9:00', 'Monday at 9:00']],
    ['Sunday', 29, ['Tomorrow, Monday at 9:00']],
  ])('on a %s says which day is meant, and each moment once', async (_, day, names) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, day, 12) })
    await openInbox()
    expect(await snoozes()).toEqual(names)
  })

  test('takes for Sunday what is Sunday where the therapist works', async () => {
    const replyHours = { days: [1], from: 9, to: 17, timeZone: 'Pacific/Auckland' }
    const availability = { accepting: true, replyHours, away: null }
    await thea.call('PUT', `/therapists/${thea.id}/availability`, availability)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T18:00:00Z') })
    await openInbox()
    await waitFor(async () => expect(await snoozes()).toEqual(['Tomorrow, Monday at 9:00']))
  })

  test('is undone for ten seconds: by a press, which gives the focus back, or with u', async () => {
    await openInbox()
    await userEvent.keyboard('jd')
    const undo = await screen.findByRole('button', { name: 'Undo' })
    const before = document.activeElement
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Ada waits for your answer again.')
    expect(document.activeElement).toBe(before)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(() => expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz']))
    await userEvent.keyboard('kd')
    await screen.findByRole('button', { name: 'Undo' })
    await userEvent.keyboard('u')
    await waitFor(async () => expect(await waitingNames()).toHaveLength(2))
  })

  test('undone brings back the snooze that was, to the minute', async () => {
    const until = '2096-02-03T04:05:06.000Z'
    const url = `/therapists/${thea.id}/aside/${ada.id}`
    await thea.call('PUT', url, { choice: { until }, upTo: 1 })
    await openInbox(`/therapist/patients?chat=${ada.id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Back to waiting' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => {
      const { body } = await thea.call('GET', '/messages/threads')
      const asides = body.map(({ aside }: { aside: object | null }) => aside)
      expect(asides.filter(Boolean)).toEqual([{ until }])
    })
  })

  test('is offered beside the conversation, and taken back there', async () => {
    await openInbox(`/therapist/patients?chat=${ada.id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Back to waiting' }))
    await screen.findByRole('button', { name: 'Waiting 2' })
    await userEvent.click(screen.getByRole('button', { name: 'Snooze' }))
    await screen.findByRole('dialog', { name: 'Put Ada aside' })
  })

  test('that is refused says so and changes nothing', async () => {
    const { browser } = await openInbox()
    browser.connected = false
    await userEvent.keyboard('jd')
    await screen.findByText(/can’t be reached|could not be|Please try again/)
    expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz'])
  })
})

describe('words of danger', () => {
  test('are marked in the list and beside the message, and change no order', async () => {
    await openInbox()
    await screen.findByText('May need a reply soon.')
    screen.getByText('It may speak of not wanting to live.')
    const row = screen.getByText('Words of danger').closest('li')
    expect(row?.dataset.patient).toBe(cleo.id)
    expect(listed()).toEqual(['Ada Abel', 'Cleo Cruz'])
    await userEvent.click(screen.getByRole('button', { name: 'Chat with Cleo Cruz' }))
    const log = within(await screen.findByRole('log'))
    await userEvent.click(await log.findByText('What to ask, and whom to name'))
    log.getByText('Are you thinking of ending your life?')
    const country = await log.findByRole('combobox', { name: 'Help lines where Cleo is' })
    await waitFor(() => expect(country.querySelectorAll('option').length).toBeGreaterThan(5))
    await userEvent.selectOptions(country, 'IE')
    await log.findByText(/In immediate danger/)
  })

  test('that are not there are said nothing of', async () => {
    await openInbox(`/therapist/patients?chat=${ada.id}`)
    await screen.findByText('May need a reply soon.')
    expect(within(await screen.findByRole('log')).queryByText(/reply soon|danger/)).toBeNull()
  })

  test('are not shown to the patient who wrote them', async () => {
    await openApp(server, `/therapist/${thea.id}`, cleo.cookie)
    await within(await screen.findByRole('log')).findByText(/rather not be here/)
    expect(screen.queryByText(/reply soon/)).toBeNull()
  })
})

test('what is shared stands above the conversation, and one tap opens it', async () => {
  const path = `/users/${ada.id}/grant-items/${thea.id}`
  await ada.call('PUT', path, { item: 'moods', purpose: 'our-work', lasts: 'until-withdrawn' })
  await openInbox(`/therapist/patients?chat=${ada.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Moods' }))
  const dialog = await screen.findByRole('dialog', { name: "Patient's Diagnosis Details by AI" })
  await within(dialog).findByText('Shares with you: moods, for your work together.')
})

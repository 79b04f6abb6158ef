import type { Availability } from '@attune/contract/availability.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { flip, press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

let thea: SignedUp
const server = await startScreenServer()
const patient = await signUp(server, 'user')
beforeEach(async () => {
  thea = await signUpPractising(server)
})

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const set = (change: Partial<Availability>) =>
  thea.call('PUT', `/therapists/${thea.id}/availability`, {
    accepting: true,
    replyHours: null,
    away: null,
    ...change,
  })
const stored = async (): Promise<Availability> =>
  (await patient.call('GET', `/therapists/${thea.id}`)).body.availability
const weekdays = { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/Berlin' }

describe('a patient', () => {
  test('reads on the profile when an answer can be expected', async () => {
    await set({ replyHours: weekdays, away: { from: day(-2), until: day(2) } })
    await openApp(server, `/therapist/${thea.id}`, patient.cookie)
    const profile = within(await screen.findByRole('region', { name: 'Profile' }))
    profile.getByText(/Away until .+; you can write, an answer may come after that\. Usually/)
  })

  test('reads on the card the one thing to know first', async () => {
    await set({ accepting: false, replyHours: weekdays })
    await openApp(server, '/find-therapist', patient.cookie)
    const heading = await screen.findByRole('heading', { level: 2, name: thea.draft.name })
    const card = within(heading.closest('article')!)
    card.getByText('Not taking new patients right now')
    expect(card.queryByText(/Usually answers/)).toBe(null)
  })
})

describe('a therapist', () => {
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const edit = async () => {
    await openApp(server, '/therapist/profile', thea.cookie)
    await press('Change availability')
  }

  test('says when they answer and when they are away, and reads it as patients do', async () => {
    await edit()
    await flip('Say when you usually answer')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }))
    fill('From', '10')
    fill('Time zone', 'Europe/Berlin')
    await flip('Away for some days')
    fill('First day away', day(3))
    fill('Last day away', day(9))
    await press('Save availability')
    await screen.findByText('Usually answers Monday to Thursday 10 to 17 (their time).')
    screen.getByText(/^Away from .+ to .+\.$/)
    expect(await stored()).toEqual({
      accepting: true,
      replyHours: { days: [1, 2, 3, 4], from: 10, to: 17, timeZone: 'Europe/Berlin' },
      away: { from: day(3), until: day(9) },
    })
  })

  test('stops taking new patients, and takes it back', async () => {
    await edit()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Availability' }))
    await flip('Taking new patients')
    await press('Save availability')
    await screen.findByText('Not taking new patients right now.')
    expect((await stored()).accepting).toBe(false)
    await press('Change availability')
    await flip('Taking new patients')
    await press('Save availability')
    await screen.findByText('Taking new patients.')
    expect((await stored()).accepting).toBe(true)
  })

  test('hears what is wrong beside it, and nothing is sent until it is right', async () => {
    await edit()
    await flip('Away for some days')
    await press('Save availability')
    await screen.findByText('Please give a day that exists.')
    fill('First day away', day(5))
    fill('Last day away', day(4))
    await press('Save availability')
    await screen.findByText('The last day away comes before the first.')
    fill('First day away', day(-9))
    fill('Last day away', day(-4))
    await press('Save availability')
    await screen.findByText('That is over already.')
    await flip('Say when you usually answer')
    fill('To', '9')
    await press('Save availability')
    await screen.findByText('The hours have to end after they begin.')
    expect(await stored()).toEqual({ accepting: true, replyHours: null, away: null })
  })

  test('loses nothing of what was typed when it could not be saved', async () => {
    const app = await openApp(server, '/therapist/profile', thea.cookie)
    await press('Change availability')
    await flip('Taking new patients')
    app.browser.connected = false
    await press('Save availability')
    await screen.findByText(/can’t be reached/)
    app.browser.connected = true
    await press('Save availability')
    await waitFor(async () => expect((await stored()).accepting).toBe(false))
  })
})

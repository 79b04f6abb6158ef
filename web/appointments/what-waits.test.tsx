import { changeTo } from '@attune/server/testing/appointments.ts'
import { answer, propose } from '@attune/server/testing/series.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { askFor, confirm, freeTimes, openCalendar } from '../testing/open-calendar.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await openCalendar(thea)
})

describe('a patient’s Home', () => {
  const openHome = async () => {
    const app = await openApp(server, '/home', pat.cookie)
    const region = within(await screen.findByRole('region', { name: 'Your appointments' }))
    return { app, region }
  }

  test('names another time that was proposed, and leads to where it is answered', async () => {
    const one = await confirm(thea, await askFor(pat, thea))
    const other = (await freeTimes(pat, thea)).at(-1)
    await changeTo(thea, one, 'move', { at: other?.toISOString() })
    const { app, region } = await openHome()
    await region.findByText(/^Thea .* would like to move .* \d\d:\d\d to .* \d\d:\d\d\.$/)
    await userEvent.click(region.getByRole('link', { name: `Answer ${thea.draft.name}` }))
    await waitFor(() => expect(app.at()).toBe(`/appointments/${one._id}`))
  })

  test('names a series that waits until it is answered', async () => {
    await write(server, pat, thea, 'Good morning')
    const one = await confirm(thea, await askFor(pat, thea))
    await propose(thea, one, { weeks: 2, times: 3 })
    const { app, region } = await openHome()
    await region.findByText(
      /^Thea .* would like to meet every second \w+day at \d\d:\d\d\. You can answer until .*\.$/,
    )
    await userEvent.click(region.getByRole('link', { name: `Answer ${thea.draft.name}` }))
    await waitFor(() => expect(app.at()).toBe(`/appointments/${one._id}`))
    await answer(pat, one)
    const after = await openHome()
    await after.region.findByRole('link', { name: 'Open the appointment' })
    expect(after.region.queryByText(/would like to meet/)).toBeNull()
  })

  test('names nothing where they wait for the other', async () => {
    await write(server, pat, thea, 'Good morning')
    const one = await confirm(thea, await askFor(pat, thea))
    await propose(pat, one)
    const { region } = await openHome()
    await region.findByRole('link', { name: 'Open the appointment' })
    expect(region.queryByRole('link', { name: /^Answer/ })).toBeNull()
  })
})

describe('a therapist’s dashboard', () => {
  const openStrip = async () => {
    await openApp(server, '/therapist-dashboard', thea.cookie)
    return within(await screen.findByRole('region', { name: 'Your calendar' }))
  }

  test('names who asks for what, three of them, and says that there are others', async () => {
    const first = await askFor(pat, thea)
    const one = await openStrip()
    const only = await one.findByRole('link', {
      name: /^A request of Pat for .* \d\d:\d\d waits for your answer\.$/,
    })
    expect(only.getAttribute('href')).toBe(`/therapist/appointments/${first._id}`)
    await askFor(await signUp(server, 'user'), thea)
    const two = await openStrip()
    await two.findByRole('link', {
      name: /^2 requests wait for your answer: Pat for [^,]* \d\d:\d\d, Pat for [^,]* \d\d:\d\d\.$/,
    })
    for (const _ of [3, 4]) await askFor(await signUp(server, 'user'), thea)
    const all = await openStrip()
    const link = await all.findByRole('link', {
      name: /^4 requests wait for your answer: (Pat for [^,]*, ){2}Pat for [^,]* \d\d:\d\d and others\.$/,
    })
    expect(link.getAttribute('href')).toBe('/therapist/calendar')
  })
})

import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { initials } from '../ui/avatar.tsx'

let patient: SignedUp

const experience = (label: string) => ({ years: [label] })

const server = await startScreenServer()
const senior = await signUpPractising(server, experience('15 to 19 years'))
const junior = await signUpPractising(server, experience('2 to 4 years'))
beforeEach(async () => {
  patient = await signUp(server, 'user')
})
afterEach(() => vi.restoreAllMocks())

const open = () => openApp(server, '/find-therapist', patient.cookie)
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)

describe('the tools', () => {
  test('offer no filter and four years, of which the smallest number counts', async () => {
    await open()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    const years = screen.getByRole('combobox', { name: 'Years of work' })
    const values = within(years)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value)
    expect(values).toEqual(['0', '1', '5', '10', '15'])
    await userEvent.selectOptions(years, '5')
    await waitFor(() => expect(names()).toEqual([senior.draft.name]))
    await userEvent.selectOptions(years, '1')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  test('switch between best matches and all, which are asked for once', async () => {
    await answerIntake(patient)
    await open()
    const asked = vi.spyOn(globalThis, 'fetch')
    await screen.findAllByRole('img', { name: /of 100 points/ })
    await press('Show All Therapists')
    await press('Find Best Match')
    await screen.findAllByRole('img', { name: /of 100 points/ })
    await press('Show All Therapists')
    await screen.findByRole('button', { name: 'Find Best Match' })
    const matchings = asked.mock.calls.filter(([url]) => String(url).includes('/matching/match/'))
    expect(matchings).toHaveLength(1)
  })

  test('show favourites or all', async () => {
    await open()
    await press(`Favourite ${junior.draft.name}`)
    expect(localStorage.getItem('favorites')).toBe(JSON.stringify([junior.id]))
    await press('Show Favorites')
    await waitFor(() => expect(names()).toEqual([junior.draft.name]))
    await press('Show All')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })
})

describe('a card', () => {
  test('holds photo, name, specialization, years, ways to profile and chat, and the star', async () => {
    await answerIntake(patient)
    await open()
    const heading = await screen.findByRole('heading', { level: 2, name: senior.draft.name })
    const card = within(heading.closest('article')!)
    const { body } = await patient.call('GET', `/therapists/${senior.id}`)
    card.getByTitle(body.specialization)
    card.getByText('15 to 19 years of work')
    card.getByRole('img', { name: /of 100 points/ })
    expect(
      card.getByRole('link', { name: `Profile of ${senior.draft.name}` }).getAttribute('href'),
    ).toBe(`/therapist/${senior.id}`)
    card.getByRole('button', { name: `Favourite ${senior.draft.name}` })
    // Without a photo the initials stand in its place.
    card.getByText(initials(senior.draft.name))
    await userEvent.click(card.getByRole('button', { name: `Message ${senior.draft.name}` }))
    const chat = await screen.findByRole('dialog', { name: `Chat with ${senior.draft.name}` })
    await within(chat).findByRole('textbox', { name: `Message to ${senior.draft.name}` })
  })

  test('of a therapist without derived fields stands all the same', async () => {
    const blank = await signUpPractising(server)
    await server.pool.query(
      "UPDATE therapists SET specialization = '', experience = '', years_of_work = NULL WHERE id = $1",
      [blank.id],
    )
    await open()
    const heading = await screen.findByRole('heading', { level: 2, name: blank.draft.name })
    within(heading.closest('article')!).getByText('Specialization not listed')
    await blank.call('DELETE', `/therapists/${blank.id}`)
  })
})

describe('a failure', () => {
  test.each([
    ['the list', false, 'Failed to fetch therapists'],
    ['the matching', true, 'Failed to fetch matching results'],
  ])('of %s is said, with a way to try again', async (_, answered, sentence) => {
    if (answered) await answerIntake(patient)
    const app = await openApp(server, '/journals', patient.cookie)
    await screen.findByText('Nothing written yet.')
    app.browser.connected = false
    await app.go('/find-therapist')
    await screen.findByText(sentence)
    app.browser.connected = true
    await press('Try again')
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0)
  })
})

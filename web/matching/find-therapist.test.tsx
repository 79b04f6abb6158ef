import { offer } from '@attune/server/testing/choice-labels.ts'
import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

let patient: SignedUp
const therapists: SignedUp[] = []

const server = await startScreenServer()
for (let count = 0; count < 8; count++) therapists.push(await signUpPractising(server))
beforeEach(async () => {
  patient = await signUp(server, 'user')
})

describe('best matches', () => {
  beforeEach(async () => {
    await answerIntake(patient)
  })

  test('come first, at most six, best first, each with its sum explained', async () => {
    await open()
    await screen.findByText('Hold tight! The AI is finding your perfect match!')
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(6)
    const scores = screen.getAllByRole('img', { name: /of 100 points/ }).map(percentOf)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))

    const reasons = screen.getAllByRole('button', { name: /Why this match/ })
    const [open1, closed] = [reasons[0]!, reasons[1]!]
    if (open1.getAttribute('aria-expanded') === 'false') await userEvent.click(open1)
    expect(closed.getAttribute('aria-expanded')).toBe('false')
    const points = within(cards[0]!)
      .getAllByRole('listitem')
      .map((item) => Number(item.textContent?.match(/(\d+) of \d+ points$/)?.[1]))
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(scores[0])
  })

  test('are looked for anew at the next look, as a practice may have changed', async () => {
    const app = await open()
    const first = (await screen.findAllByRole('heading', { level: 2 }))[0]!.textContent
    const gone = therapists.find(({ draft }) => draft.name === first)!
    await app.go('/journals')
    await screen.findByRole('heading', { level: 1, name: 'Your Journals' })
    await gone.call('PUT', `/therapists/${gone.id}/availability`, {
      accepting: false,
      replyHours: null,
      away: null,
    })
    await app.go('/find-therapist')
    await waitFor(() => expect(screen.queryByRole('heading', { name: gone.draft.name })).toBe(null))
    expect(await screen.findAllByRole('article')).toHaveLength(6)
    await gone.call('PUT', `/therapists/${gone.id}/availability`, {
      accepting: true,
      replyHours: null,
      away: null,
    })
  })

  test('obey the filters, and lead to the whole directory when none is left', async () => {
    await open()
    await screen.findAllByRole('article')
    await userEvent.type(screen.getByRole('searchbox'), 'Dr. Xaver Unbekannt')
    await screen.findByText('No matching therapists found.')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Show All Therapists' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8))
    expect(screen.getByRole('button', { name: 'Find Best Match' })).toBeTruthy()
  })

  test('give way to who fits of all therapists, where none of them does', async () => {
    await open()
    const best = (await screen.findAllByRole('heading', { level: 2 })).map(
      ({ textContent }) => textContent,
    )
    const other = therapists.find(({ draft }) => !best.includes(draft.name))!
    await userEvent.type(screen.getByRole('searchbox'), other.draft.name)
    await screen.findByText('None of your best matches, but one other therapist fits')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await screen.findByRole('heading', { level: 2, name: other.draft.name })
    expect(screen.queryByText('No matching therapists found.')).toBe(null)
    await press('Show Favorites')
    await screen.findByText('No matching therapists found.')
  })

  test('say that they alone were searched', async () => {
    await open()
    const name = (await screen.findAllByRole('heading', { level: 2 }))[0]!.textContent
    expect(screen.queryByText(/^Only your best matches/)).toBe(null)
    await userEvent.type(screen.getByRole('searchbox'), name)
    await screen.findByText('Only your best matches were searched.')
    await press('Search all therapists')
    await screen.findByRole('button', { name: 'Find Best Match' })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', name)
  })

  test('are what the field and the filters name while they alone are searched', async () => {
    await open()
    await screen.findAllByRole('article')
    const box = screen.getByRole('searchbox', { name: /^Search your best matches by/ })
    await userEvent.type(box, 'not couples')
    await screen.findByText('Only your best matches were searched.')
    await userEvent.clear(box)
    await press('Filters')
    await screen.findByText(/^6 of your best matches fit\./)
    await press('Show All Therapists')
    await screen.findByRole('searchbox', { name: /^Search all therapists by/ })
    await screen.findByText(/^8 therapists fit\./)
  })

  test('say where somebody has no favourites yet', async () => {
    await open()
    await screen.findAllByRole('article')
    await press('Show Favorites')
    await screen.findByText(/^You have no favourites yet/)
  })

  test('are left by two presses before the page is drawn anew, and both count', async () => {
    await open()
    await screen.findAllByRole('article')
    const press = (name: string) => screen.getByRole('button', { name }).click()
    act(() => ['Show All Therapists', 'Show Favorites'].forEach(press))
    await screen.findByRole('button', { name: 'Find Best Match' })
    await screen.findAllByRole('button', { name: 'Show All' })
  })
})

describe('the directory', () => {
  test('is what someone sees who has not answered yet; matches need the answers', async () => {
    await open()
    expect(await screen.findAllByRole('article')).toHaveLength(8)
    await userEvent.click(screen.getByRole('button', { name: 'Find Best Match' }))
    await screen.findByText('Your matches come from your answers.')
  })

  test('says in which order it is, and how many a search finds', async () => {
    await open()
    await screen.findByText('All therapists, in alphabetical order of their names.')
    await userEvent.type(await screen.findByRole('searchbox'), 'not couples')
    await screen.findByText('8 therapists, in alphabetical order of their names.')
    await screen.findByRole('button', { name: 'Remove Not searched: “not couples”' })
  })

  test('says which name it read where another thing was typed', async () => {
    const { name } = therapists[3]!.draft
    await open(`/find-therapist?view=all&name=${encodeURIComponent(`Dr ${name}`)}`)
    await screen.findByRole('button', { name: `Remove Name: “${name}”` })
  })

  test('is searched by name on the server', async () => {
    await open()
    await userEvent.type(await screen.findByRole('searchbox'), therapists[3]!.draft.name)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    screen.getByRole('heading', { name: therapists[3]!.draft.name })
  })

  test('is searched by language and by what is typed, and says what it understood', async () => {
    const turkish = await signUpPractising(server, { language: [offer('language', 'tr')] })
    const app = await open()
    await userEvent.type(await screen.findByRole('searchbox'), 'türkçe')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await press('Remove Language: Turkish')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')

    await press('Filters')
    await press('Turkish 1')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(app.at()).toContain('filters=language.tr')
    // Nobody speaks both: the number says so, and it cannot be pressed.
    const none = await screen.findByRole('button', { name: 'English 0' })
    expect(none).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByRole('searchbox'), 'German')
    await userEvent.click(await screen.findByRole('button', { name: 'Without “German”: 1' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await press('Remove Language: Turkish')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
    await turkish.call('DELETE', `/therapists/${turkish.id}`)
  })

  test('says what it leaves out of what is typed, and gives it back', async () => {
    await open('/find-therapist?view=all&name=anxiety+every+day')
    await screen.findByRole('button', { name: 'Remove Not searched: “day”' })
    await press('Remove Concern: Anxiety and worry')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'every day'))
  })

  test('has help beside words of danger, and asks nothing of others', async () => {
    const app = await open()
    const box = await screen.findByRole('searchbox')
    await userEvent.type(box, 'xqzt vrbl')
    await screen.findByRole('button', { name: 'Remove Not searched: “xqzt vrbl”' })
    expect(screen.queryByRole('region', { name: /help|alone|listen/i })).toBeNull()
    await userEvent.clear(box)
    await userEvent.type(box, 'i want to kill myself')
    const said = 'A note with help lines is now beside what you write.'
    await screen.findByText(said)
    expect(app.at()).not.toMatch(/kill|name=/)
    // Taken away, they stand as before; a search for something else leaves them behind.
    await userEvent.clear(box)
    await new Promise((done) => setTimeout(done, 700))
    screen.getByText(said)
    await userEvent.type(box, 'insomnia')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  test('reads all of a long text for danger, and searches its beginning', async () => {
    await open('/find-therapist?view=all')
    const box = await screen.findByRole('searchbox')
    const before = 'grief '.repeat(50)
    await userEvent.click(box)
    await userEvent.paste(`${before}and i want to kill myself`)
    expect(box).toHaveProperty('value', `${before}and i want to kill myself`)
    await screen.findByText('A note with help lines is now beside what you write.')
    await screen.findByText(/^Thank you for writing so much/)
    screen.getByRole('button', { name: 'Remove Concern: Grief and loss' })
  })

  test('says in a sentence why it is not what was typed', async () => {
    await open('/find-therapist?view=all')
    const box = await screen.findByRole('searchbox')
    await userEvent.type(box, 'i dont know what is wrong with me')
    await screen.findByText(
      'Nothing of this can be searched for: the list is as it was without it.',
    )
    screen.getByRole('button', { name: 'Remove Not searched: “wrong”' })
    expect(screen.getAllByRole('article')).toHaveLength(8)
    await userEvent.clear(box)
    await userEvent.type(box, 'online in Oslo, under 80 euro')
    await screen.findByText(/^Nobody here practises in Oslo/)
    screen.getByRole('button', { name: 'Remove Town: Oslo' })
    screen.getByRole('button', { name: 'Remove Fee: Up to 80 EUR, or by income' })
  })

  test('comes back from the address with its filters', async () => {
    await open('/find-therapist?view=all&filters=language.en,format.in-person&name=anxiety')
    await screen.findByRole('button', { name: 'Remove Language: English' })
    screen.getByRole('button', { name: 'Remove Sessions: In person' })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'anxiety')
  })

  test('keeps a favourite in this browser and in the account', async () => {
    await open()
    const { id, draft } = therapists[2]!
    const star = await screen.findByRole('button', { name: `Favourite ${draft.name}` })
    await userEvent.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(readLocal(keys.favorites)).toEqual([id])
    await waitFor(async () => expect(await favourites()).toEqual([id]))

    await userEvent.click(screen.getByRole('button', { name: 'Show Favorites' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: `Favourite ${draft.name}` }))
    await screen.findByText('No matching therapists found.')
    await waitFor(async () => expect(await favourites()).toEqual([]))
  })

  test('shows favourites only when the dashboard asks for them', async () => {
    await patient.call('PUT', `/users/${patient.id}/favorites/${therapists[5]!.id}`)
    await open('/dashboard')
    await userEvent.click(await screen.findByRole('link', { name: /Favou?rite/ }))
    await screen.findByRole('heading', { name: therapists[5]!.draft.name })
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Show All' })).toBeTruthy()
  })
})

const percentOf = (bar: HTMLElement) => Number(bar.getAttribute('aria-label')?.split(' ')[0])

const favourites = async () =>
  (await patient.call('GET', `/users/${patient.id}/favorites`)).body as string[]

const open = (path = '/find-therapist') => openApp(server, path, patient.cookie)

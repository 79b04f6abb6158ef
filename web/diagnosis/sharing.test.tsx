import { haveMoods } from '@attune/server/testing/moods.ts'
import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { weeksOf } from './mood-weeks.tsx'

const server = await startScreenServer()
let maya: SignedUp
let thea: SignedUp

beforeEach(async () => {
  ;[maya, thea] = await Promise.all([signUp(server, 'user'), signUpPractising(server)])
  await answerIntake(maya)
  await write(server, maya, thea, 'Hello')
  await haveMoods(server, maya, ['calm', 'calm', 'sad'])
})

const items = async () => (await maya.call('GET', `/users/${maya.id}/grant-items`)).body
const row = async (name: string) => within(await screen.findByRole('region', { name }))
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option)

describe('what a patient shares', () => {
  test('is shown before, with nothing chosen, and shared only once both are', async () => {
    await openApp(server, '/profile', maya.cookie)
    await press('Share: Moods of the last 8 weeks')
    const moods = await row('Moods of the last 8 weeks')
    moods.getByText('What they would read, word for word:')
    const cells = moods.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells).toEqual(['0', '0', '1', '2'])
    for (const label of ['What for', 'For how long'])
      expect(moods.getByLabelText(label)).toHaveProperty('value', '')
    await press('Share this')
    expect(moods.getAllByText('Please choose one.')).toHaveLength(2)
    await choose('What for', 'For our work together')
    await press('Share this')
    expect(moods.getAllByText('Please choose one.')).toHaveLength(1)
    expect(await items()).toEqual([])
    await choose('For how long', 'Until after the first talk (14 days)')
    await press('Share this')
    await moods.findByText(/^Shared until \d+ \w+ \d{4}\. For our work together\.$/)
    expect(await items()).toMatchObject([{ item: 'moods', purpose: 'our-work' }])
    await screen.findByText(/^may read your moods until/)
  })

  test('is taken back with one tap, one thing or everything', async () => {
    const give = (item: string) =>
      maya.call('PUT', `/users/${maya.id}/grant-items/${thea.id}`, {
        ...{ item, purpose: 'our-work', lasts: 'until-withdrawn' },
      })
    await give('moods')
    await give('summary')
    await openApp(server, '/profile', maya.cookie)
    await press('Take back: Moods of the last 8 weeks')
    await screen.findByRole('button', { name: 'Share: Moods of the last 8 weeks' })
    expect(await items()).toMatchObject([{ item: 'summary' }])
    expect((await thea.call('GET', `/diagnosis/${maya.id}/shared`)).body.moods).toBeNull()
    await give('moods')
    await press(`Share nothing with ${thea.draft.name}`)
    await screen.findByRole('button', { name: 'Share: Screening summary' })
    expect(await items()).toEqual([])
    expect((await thea.call('GET', `/diagnosis/${maya.id}`)).status).toBe(403)
  })

  test('keeps what speaks of danger apart: it is no part of the summary that is shown or shared', async () => {
    const { body } = await maya.call('GET', `/users/${maya.id}/sharing-preview`)
    const told = Object.values(body.summary).flat() as { text: string; danger: boolean }[]
    await openApp(server, '/profile', maya.cookie)
    await press('Share: Screening summary')
    const summary = await row('Screening summary')
    for (const { text, danger } of told)
      expect([text, summary.queryAllByText(text).length > 0]).toEqual([text, !danger])
    await choose('What for', 'So that we can prepare the first talk')
    await choose('For how long', 'For three months')
    await press('Share this')
    await waitFor(async () => expect(await items()).toMatchObject([{ item: 'summary' }]))
    const read = await thea.call('GET', `/diagnosis/${maya.id}`)
    expect(read.body.withheld).toContain('danger')
  })
})

test('a chat on a phone names each thing that is shared, and a press shows it', async () => {
  const grant = { summary: true, danger: true, journals: false }
  await maya.call('PUT', `/users/${maya.id}/grants/${thea.id}`, grant)
  setWidth(viewportWidths.phone)
  await openApp(server, '/messages', maya.cookie)
  await press(`Chat with ${thea.draft.name}`)
  const shared = within(await screen.findByRole('list', { name: 'What is shared' }))
  const chips = shared.getAllByRole('button').map(({ textContent }) => textContent)
  expect(chips).toEqual(['Summary', 'Danger part'])
  await userEvent.click(shared.getByRole('button', { name: 'Danger part' }))
  const dialog = await screen.findByRole('dialog', { name: `What ${thea.draft.name} may see` })
  await within(dialog).findByRole('region', {
    name: 'What you answered about distressing thoughts and danger',
  })
})

test('an entry that was picked is read word for word beside the summary, and no other', async () => {
  const entries = `/users/${maya.id}/journals`
  await maya.call('POST', entries, { title: 'Kept', content: 'Nobody reads this' })
  await maya.call('POST', entries, { title: 'The rain', content: 'First line\nsecond line' })
  await openApp(server, '/profile', maya.cookie)
  await press('Pick an entry…')
  const picking = await row('A journal entry')
  const entry = await picking.findByLabelText('Which entry')
  expect(entry).toHaveProperty('value', '')
  const option = await picking.findByRole('option', { name: /The rain$/ })
  await userEvent.selectOptions(entry, option)
  await picking.findByText(/First line\s+second line/)
  await choose('What for', 'A question about this entry')
  await choose('For how long', 'For three months')
  await press('Share this entry')
  await screen.findByText(/^Shared until .*A question about this entry\.$/)

  await openApp(server, '/therapist/patients', thea.cookie)
  await press(`Diagnosis of ${maya.draft.name}`)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('The rain')
  dialog.getByText(/First line\s+second line/)
  expect(dialog.queryByText(/Nobody reads this|Moods of the last/)).toBeNull()

  await openApp(server, '/home', maya.cookie)
  await userEvent.click(await screen.findByRole('link', { name: 'See who and what' }))
  await screen.findByText(/^read journal entries you picked/)
  await press('I have seen this')
  await waitFor(async () => {
    const { body } = await maya.call('GET', `/users/${maya.id}/ledger`)
    expect(body.some(({ isNew }: { isNew: boolean }) => isNew)).toBe(false)
  })
})

test('moods are counted by weeks that begin on a Monday in UTC', () => {
  const at = (text: string) => ({ mood: 'calm' as const, at: new Date(text) })
  const weeks = weeksOf([
    at('2026-03-01T23:59:59Z'),
    at('2026-03-02T00:00:00Z'),
    at('2026-03-08T12:00:00Z'),
  ])
  expect(
    weeks.map(({ start, counts }) => [new Date(start).toISOString(), counts.get('calm')]),
  ).toEqual([
    ['2026-03-02T00:00:00.000Z', 2],
    ['2026-02-23T00:00:00.000Z', 1],
  ])
})

import { noPracticeFacts, type PracticeFacts } from '@attune/contract/practice-facts.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { flip } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { factLines } from './fact-lines.ts'
import { feePatch } from './fee-forms.tsx'
import { wordsPatch } from './words-form.tsx'

let thea: SignedUp
const server = await startScreenServer()
const patient = await signUp(server, 'user')
beforeEach(async () => {
  thea = await signUpPractising(server, {
    specialization: ['Grief and loss', 'Sleep and insomnia'],
  })
})

const stored = async (): Promise<PracticeFacts> =>
  (await thea.call('GET', `/therapists/${thea.id}/practice-facts`)).body
const set = (facts: Partial<PracticeFacts>) =>
  thea.call('PUT', `/therapists/${thea.id}/practice-facts`, facts)
const form = async (name: string) => within(await screen.findByRole('form', { name }))

describe('a therapist', () => {
  test('says what a session costs, and what is unsaved outlives a reload', async () => {
    await openApp(server, '/therapist/profile', thea.cookie)
    await userEvent.type((await form('Fee for a session')).getByLabelText('Fee from'), '80')
    await openApp(server, '/therapist/profile', thea.cookie)
    const again = await form('Fee for a session')
    expect(again.getByLabelText<HTMLInputElement>('Fee from').value).toBe('80')
    await userEvent.selectOptions(again.getByLabelText('Currency'), 'EUR')
    await userEvent.click(again.getByRole('button', { name: 'Save: Fee for a session' }))
    await waitFor(async () =>
      expect((await stored()).fee).toEqual({ from: 80, to: 80, currency: 'EUR' }),
    )
  })

  test('chooses a town from the list, and nothing else', async () => {
    await openApp(server, '/therapist/profile', thea.cookie)
    const where = await form('Where you work')
    await userEvent.selectOptions(where.getByLabelText('Country'), 'DE')
    await userEvent.type(where.getByLabelText('Town'), 'pots')
    await userEvent.click(
      await where.findByRole('button', { name: 'Potsdam' }, { timeout: 60_000 }),
    )
    await userEvent.click(where.getByRole('button', { name: 'Save: Where you work' }))
    await waitFor(async () => expect((await stored()).place?.name).toBe('Potsdam'))
  })

  test('closes the caseload with one switch', async () => {
    await openApp(server, '/therapist/profile', thea.cookie)
    await flip('Caseload closed')
    await waitFor(async () => expect((await stored()).closed).toBe(true))
  })

  test('reads of a closed caseload beside “Taking new patients”, and of that beside the caseload', async () => {
    await set({ closed: true })
    await openApp(server, '/therapist/profile', thea.cookie)
    await screen.findByText(/^Your caseload is closed: nobody new is led to you/)
    expect(screen.queryByText('Taking new patients.')).toBe(null)
    await screen.findByText(/whoever has your booking link can ask for a time/)
    const availability = { accepting: false, replyHours: null, away: null }
    await thea.call('PUT', `/therapists/${thea.id}/availability`, availability)
    await openApp(server, '/therapist/profile', thea.cookie)
    await screen.findByText(/Nobody new is led to you either way/)
    await screen.findByText('Not taking new patients right now.')
  })

  test('names most of their work out of what they ticked', async () => {
    await openApp(server, '/therapist/profile', thea.cookie)
    await screen.findByRole('heading', { name: 'Most of my work' })
    const areas = await form('0 of 5 chosen')
    await userEvent.click(areas.getByRole('checkbox', { name: 'Sleep and insomnia' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save: 1 of 5 chosen' }))
    await waitFor(async () => expect((await stored()).mainAreas).toEqual(['sleep']))
  })
})

test('a patient reads what was said, and nothing of the rest', async () => {
  await set({
    words: 'Slowly, and in plain words.',
    fee: { from: 80, to: 120, currency: 'EUR' },
    slidingScale: true,
    limits: ['acute-danger'],
    mainAreas: ['sleep'],
  })
  await openApp(server, `/therapist/${thea.id}`, patient.cookie)
  const section = within(await screen.findByRole('region', { name: 'The practice' }))
  const own = within(await screen.findByRole('region', { name: 'In their own words' }))
  own.getByText('Slowly, and in plain words.')
  own.getByText(/own words\. Attune has checked none of them\./)
  section.getByText('80 EUR to 120 EUR; sliding scale for small incomes')
  section.getByText('people in acute danger')
  await section.findByText('Sleep and insomnia')
  section.getByText(/Attune itself charges nothing/)
  expect(section.queryByText('Insurers and schemes')).toBe(null)
  expect(section.queryByText('Where')).toBe(null)
})

describe('words', () => {
  test('of a start that has gone by are left out', () => {
    const lines = (facts: Partial<PracticeFacts>) =>
      factLines({ ...noPracticeFacts, ...facts }, '2026-11-23')
    expect(lines({ nextStart: '2026-11-22' })).toEqual([])
    expect(lines({ nextStart: '2026-12-01' })).toEqual([['Can begin', 'From 1 December 2026']])
    expect(lines({ onlineOnly: true })).toEqual([['Where', 'Online only']])
  })

  test('too many are said to be, and none is cut off', () => {
    expect(wordsPatch('word '.repeat(301))).toBe('1 word too many. Nothing is cut off.')
    expect(wordsPatch('  ')).toEqual({ words: null })
  })

  test('of a fee that makes no sense are refused', () => {
    const edit = { from: '90', to: '80', currency: 'EUR', sliding: false }
    expect(feePatch(edit, null)).toMatch(/highest fee/)
    expect(feePatch({ ...edit, to: '' }, null)).toMatchObject({ slidingScale: null })
    expect(feePatch({ ...edit, from: 'eighty' }, true)).toMatch(/whole amounts/)
  })
})

import type { Review } from '@attune/contract/reviews.ts'
import {
  answerIntake,
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await answerIntake(pat)
  await write(server, pat, thea, 'Hello')
  await share(pat, thea)
})

const reviews = async (): Promise<Review[]> =>
  (await pat.call('GET', `/diagnosis/${pat.id}/reviews`)).body
const readings = async () => (await pat.call('GET', `/users/${pat.id}/summary-readings`)).body

async function openSummary() {
  await openApp(server, '/therapist/patients', thea.cookie)
  const name = `Diagnosis of ${pat.draft.name}`
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Patient's Diagnosis/ }))
  await dialog.findByRole('button', { name: 'Mark as reviewed' })
  return dialog
}
const press = async (within: Awaited<ReturnType<typeof openSummary>>, name: string) =>
  userEvent.click(await within.findByRole('button', { name }))

describe('a therapist', () => {
  test('marks what they have read as reviewed, and takes it back', async () => {
    const summary = await openSummary()
    summary.getByText(/Not reviewed by a professional\./)
    await press(summary, 'Mark as reviewed')
    await summary.findByText(/^You reviewed this on/)
    summary.getByText(/Reviewed by a therapist\./)
    expect(await reviews()).toMatchObject([{ name: thea.draft.name, note: null, current: true }])
    await press(summary, 'Remove review')
    await summary.findByText(/Not reviewed by a professional\./)
    expect(await reviews()).toEqual([])
    // None of this was another reading.
    expect(await readings()).toHaveLength(1)
  })

  test('leaves a note, changes it, and keeps what is half-written', async () => {
    const summary = await openSummary()
    await press(summary, 'Add a note for the patient')
    const box = () => summary.getByRole('textbox', { name: `Note for ${pat.draft.name}` })
    await waitFor(() => expect(document.activeElement).toBe(box()))
    await userEvent.type(box(), 'Sleep first')
    await press(summary, 'Save note')
    await summary.findByText('Sleep first')
    await press(summary, 'Edit the note')
    await userEvent.type(box(), ', then the rest')
    const again = await openApp(server, '/therapist/patients', thea.cookie)
    expect(again.at()).toBe('/therapist/patients')
    const name = `Diagnosis of ${pat.draft.name}`
    await userEvent.click(await screen.findByRole('button', { name }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the note' }))
    expect(screen.getByRole('textbox', { name: /^Note for/ })).toHaveProperty(
      'value',
      'Sleep first, then the rest',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await waitFor(async () =>
      expect(await reviews()).toMatchObject([{ note: 'Sleep first, then the rest' }]),
    )
  })

  test('is told when the summary has changed since, and reads it again', async () => {
    const summary = await openSummary()
    await answerIntake(pat, { brings: ['Trouble sleeping'] })
    await press(summary, 'Mark as reviewed')
    await summary.findByText(/This summary has changed since you opened it\./)
    expect(await reviews()).toEqual([])
    await press(summary, 'Read it again')
    await waitFor(async () => expect(await readings()).toHaveLength(2))
    await waitFor(() => expect(summary.queryByText(/has changed since/)).toBe(null))
    await press(summary, 'Mark as reviewed')
    await summary.findByText(/^You reviewed this on/)
    expect(await reviews()).toMatchObject([{ current: true }])
  })
})

describe('the patient', () => {
  const review = async (note: string | null) => {
    const { body } = await thea.call('GET', `/diagnosis/${pat.id}`)
    const { inputsHash } = body.initialDiagnosis.made
    const draft = { part: 'initialDiagnosis', inputsHash, note }
    await thea.call('PUT', `/diagnosis/${pat.id}/review`, draft)
  }
  const openDashboard = async () => {
    await openApp(server, '/dashboard', pat.cookie)
    await screen.findByText(/Made by software from your answers/)
  }

  /** The name stands by itself, so that one written from right to left turns nothing else round. */
  const noteOf = async (words: string) => {
    const name = await screen.findByText(thea.draft.name, { selector: 'bdi' })
    expect(name.parentElement?.textContent).toMatch(new RegExp(`^${thea.draft.name} ${words}`))
  }

  test('sees who reviewed the summary, when, and the note', async () => {
    await review('Sleep first.')
    await openDashboard()
    await noteOf('reviewed this on')
    screen.getByText('Sleep first.')
    screen.getByText(/Reviewed by a therapist\./)
  })

  test('is never told that a summary was reviewed which is newer than the review', async () => {
    await review(null)
    await answerIntake(pat, { brings: ['Trouble sleeping'] })
    await openDashboard()
    await noteOf('reviewed an earlier version of this on')
    screen.getByText(/Not reviewed by a professional\./)
  })

  test('is told nothing where there is nothing to tell', async () => {
    await openDashboard()
    screen.getByText(/Not reviewed by a professional\./)
    expect(screen.queryByText(/ reviewed (this|an earlier)/)).toBeNull()
  })
})

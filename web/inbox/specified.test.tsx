import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { setWidth, viewportWidths } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let patient: SignedUp
let therapist: SignedUp

beforeEach(async () => {
  patient = await signUp(server, 'user')
  therapist = await signUpPractising(server)
})

describe('a patient of a therapist', () => {
  const openSummary = async () => {
    await write(server, patient, therapist, 'Hello')
    await patient.call('PUT', `/users/${patient.id}/grants/${therapist.id}`, {
      summary: true,
      danger: true,
      journals: true,
    })
    await openApp(server, '/therapist/patients', therapist.cookie)
    await screen.findByRole('heading', { level: 1, name: 'Your Patients' })
    await press(`Diagnosis of ${patient.draft.name}`)
    const title = "Patient's Diagnosis Details by AI"
    return within(await screen.findByRole('dialog', { name: title }))
  }

  test('has a card with their diagnosis in four parts, and the chat', async () => {
    await answerIntake(patient)
    const summary = await openSummary()
    const { body } = await therapist.call('GET', `/diagnosis/${patient.id}`)
    await summary.findByText(body.initialDiagnosis.diagnosis[0])
    summary.getByText(/^Last answered \d+ \w+ \d{4}, put into words by software\.$/)
    summary.getByText(/^Shares with you: the summary; answers about danger; journal themes\.$/)
    const parts = summary.getAllByRole('heading', { level: 3 }).map((part) => part.textContent)
    expect(parts).toEqual([
      'Initial Diagnosis',
      'Initial Emotions',
      'Journal Analysis Diagnosis',
      'Emotions from Latest Journal',
    ])
    await userEvent.click(summary.getByRole('button', { name: 'Close' }))
    setWidth(viewportWidths.phone)
    await press(`Chat with ${patient.draft.name}`)
    const chat = await screen.findByRole('dialog', { name: `Chat with ${patient.draft.name}` })
    await within(chat).findByText('Hello')
    const shared = within(await within(chat).findByRole('list', { name: 'What is shared' }))
    const chips = shared.getAllByRole('button').map(({ textContent }) => textContent)
    expect(chips).toEqual(['Summary', 'Danger part', 'Journal themes'])
    await userEvent.click(shared.getByRole('button', { name: 'Danger part' }))
    await screen.findByRole('dialog', { name: "Patient's Diagnosis Details by AI" })
  })

  test('may have no diagnosis', async () => {
    const summary = await openSummary()
    await summary.findByText(/No diagnosis data available\./)
  })
})

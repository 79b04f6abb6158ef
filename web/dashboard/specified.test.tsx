import { answerIntake, type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { keys, writeLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let patient: SignedUp
beforeEach(async () => {
  patient = await signUp(server, 'user')
})

async function open() {
  await openApp(server, '/dashboard', patient.cookie)
  await screen.findByRole('heading', { level: 1, name: `${patient.draft.name}'s Dashboard` })
}
const main = () => within(screen.getByRole('main'))

/** A card by its heading. */
const card = async (name: string) => {
  const heading = await main().findByRole('heading', { level: 2, name })
  return within(heading.closest('section')!)
}

describe('the dashboard', () => {
  test('is named after its owner and leads to profile, messages and favourites', async () => {
    await open()
    const ways = main().getAllByRole('link')
    expect(ways.map((way) => way.getAttribute('href')).slice(0, 3)).toEqual([
      '/profile',
      '/messages',
      '/find-therapist',
    ])
  })

  test('says in each of its three cards when there is nothing yet', async () => {
    await open()
    const empty = {
      'Initial Diagnosis': 'No initial diagnosis found.',
      'Journal Analysis': 'No journal analysis found.',
      'Advice Conclusion': 'No conclusion available.',
    }
    for (const [name, text] of Object.entries(empty)) await (await card(name)).findByText(text)
  })

  test('shows the summary, and the sanitized conclusion of the advice', async () => {
    const { body } = await answerIntake(patient)
    await openApp(server, '/journals', patient.cookie)
    const conclusion = 'Conclusion: <p onclick="x()">Rest <strong>first</strong>.</p>'
    writeLocal(keys.advice(patient.id), `<p>Before</p>${conclusion}`)
    await open()
    const summary = await card('Initial Diagnosis')
    await summary.findByText(/Made by software/)
    for (const text of [...body.initialDiagnosis.diagnosis, ...body.initialDiagnosis.emotions])
      expect(summary.getAllByText(text).length).toBeGreaterThan(0)
    const advice = await card('Advice Conclusion')
    expect((await advice.findByText('first')).parentElement?.outerHTML).toBe(
      '<p>Rest <strong>first</strong>.</p>',
    )
    expect(advice.queryByText('Before')).toBe(null)
  })

  test('says when the summary did not load', async () => {
    const app = await openApp(server, '/journals', patient.cookie)
    await screen.findByText('Nothing written yet.')
    app.browser.connected = false
    await app.go('/dashboard')
    await screen.findByText('Failed to load diagnosis')
  })
})

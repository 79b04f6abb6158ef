import { answerIntake, type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { readLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let patient: SignedUp
beforeEach(async () => {
  patient = await signUp(server, 'user')
  await answerIntake(patient)
})

const generate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Generate Advice' }))

describe('the advice page', () => {
  test('asks for a click, waits aloud, and shows and keeps what was written', async () => {
    await openApp(server, '/tips', patient.cookie)
    await screen.findByText('Ready for some wisdom? Click the button below!')
    await generate()
    await screen.findByText('Hold on tight, the AI is doing its magic!')
    await screen.findByText('Summoning ancient wisdom...')
    await screen.findByText('Your wisdom has been generated!')
    expect(screen.queryByText('Hold on tight, the AI is doing its magic!')).toBe(null)
    const text = readLocal<string>(`advice:${patient.id}`)
    expect(text).toContain('Conclusion:')
    expect(screen.getByRole('article').textContent).toContain(plainTextOf(text!).slice(0, 80))
  })

  test('says when it failed', async () => {
    const app = await openApp(server, '/tips', patient.cookie)
    await screen.findByText('Ready for some wisdom? Click the button below!')
    app.browser.connected = false
    await generate()
    await screen.findByText('Alas, magic failed. Please try again!')
    await screen.findByText('Ready for some wisdom? Click the button below!')
  })
})

const plainTextOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''

import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

test('each contacted therapist has a way to their profile and to the chat', async () => {
  await write(server, patient, therapist, 'Hello')
  await openApp(server, '/messages', patient.cookie)
  await screen.findByRole('heading', { level: 1, name: 'Contacted Therapists' })
  const profile = await screen.findByRole('link', { name: `Profile of ${therapist.draft.name}` })
  expect(profile.getAttribute('href')).toBe(`/therapist/${therapist.id}`)
  await press(`Chat with ${therapist.draft.name}`)
  const chat = await screen.findByRole('dialog', { name: `Chat with ${therapist.draft.name}` })
  await within(chat).findByText('Hello')
})

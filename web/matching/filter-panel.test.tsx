import { offer } from '@attune/server/testing/choice-labels.ts'
import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

let patient: SignedUp

const server = await startScreenServer()
await signUpPractising(server, { language: [offer('language', 'tr')] })
const others = [await signUpPractising(server), await signUpPractising(server)]
beforeEach(async () => {
  patient = await signUp(server, 'user')
})

const open = async (path = '/find-therapist') => {
  await openApp(server, path, patient.cookie)
  await screen.findAllByRole('article')
  await press('Filters')
  return screen.findByRole('region', { name: 'Filters' })
}
const panel = () => screen.queryByRole('region', { name: 'Filters' })

test('ends with how many it finds, which closes it and leads to the list', async () => {
  await open()
  await screen.findByRole('button', { name: 'Show 3 therapists' })
  await press('Turkish 1')
  await press('Show 1 therapist')
  expect(panel()).toBe(null)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Therapists' }))
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Filters · 1' }).getAttribute('aria-expanded')).toBe(
    'false',
  )
})

test('leads to the best matches, and counts the favourites where only they are shown', async () => {
  await answerIntake(patient)
  await patient.call('PUT', `/users/${patient.id}/favorites/${others[0]!.id}`)
  await open('/find-therapist?view=best&favorites=yes')
  await press('Show 1 therapist')
  expect(panel()).toBe(null)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your best matches' }))
})

test('says where nobody is left to show, in its sentence too', async () => {
  const filters = await open()
  await userEvent.type(screen.getByRole('searchbox'), 'Dr Xaver Unbekannt')
  const none = await within(filters).findByRole('button', { name: 'No therapist to show' })
  expect(none).toHaveProperty('disabled', true)
  await waitFor(() =>
    expect(within(filters).getByRole('status').textContent).toContain('0 therapists fit.'),
  )
})

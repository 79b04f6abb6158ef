import { noteAnew } from '@attune/server/messages/note-anew.ts'
import { measureAll } from '@attune/server/responsiveness/measure.ts'
import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

async function waiting(therapist: SignedUp, days: number) {
  const patient = await signUp(server, 'user')
  const { _id } = await write(server, patient, therapist, 'I cannot sleep. Do you have a place?')
  const old = `now() - interval '${days} days'`
  await server.pool.query(`UPDATE messages SET date = ${old} WHERE id = $1`, [_id])
  await noteAnew(server.context.db)
  return patient
}

test('who waits in vain writes to the next best in their own words, when they choose to', async () => {
  const silent = await signUpPractising(server)
  const next = await signUpPractising(server)
  const patient = await waiting(silent, 4)
  await answerIntake(patient)
  await openApp(server, '/messages', patient.cookie)
  const note = await screen.findByRole('region', { name: `No answer from ${silent.draft.name}` })
  // A name written from right to left turns round nothing but itself.
  const names = [...note.querySelectorAll('bdi')].map((name) => name.textContent)
  expect(names).toEqual([silent.draft.name, next.draft.name, next.draft.name])
  await userEvent.click(within(note).getByRole('button', { name: `Write to ${next.draft.name}` }))
  const box = await screen.findByRole('textbox', { name: `Message to ${next.draft.name}` })
  expect((box as HTMLTextAreaElement).value).toBe('I cannot sleep. Do you have a place?')
  const { body } = await patient.call('GET', '/messages/threads')
  expect(body).toHaveLength(1)
  await next.call('DELETE', `/therapists/${next.id}`)
})

test('a therapist who leaves people waiting is told before anything follows', async () => {
  const therapist = await signUpPractising(server)
  for (let i = 0; i < 3; i++) await waiting(therapist, 4)
  await measureAll(server.context.db, new Date())
  await openApp(server, '/therapist/patients', therapist.cookie)
  await screen.findByText(/^3 people in a row have waited over 3 days for a first answer\./)
})

test('a profile says how first messages are answered, or that it is too new to say', async () => {
  const therapist = await signUpPractising(server)
  const patient = await signUp(server, 'user')
  await openApp(server, `/therapist/${therapist.id}`, patient.cookie)
  await screen.findByText('Too new to say how soon they answer.')
})

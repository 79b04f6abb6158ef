import { addCaseload, type SeededPatient } from '@attune/server/testing/caseload.ts'
import { type SignedUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp
let patients: SeededPatient[]

beforeEach(async () => {
  thea = await signUpPractising(server)
  patients = await addCaseload(server.context, thea.id, { patients: 72, messages: 144 })
})

const rows = () => screen.queryAllByRole('button', { name: /^Chat with / })
const names = () => rows().map((row) => row.getAttribute('aria-label')?.replace('Chat with ', ''))
const more = () => screen.queryByRole('button', { name: 'More patients' })
const inOrder = () =>
  [
    ...patients.filter(({ isWaiting }) => isWaiting).toReversed(),
    ...patients.filter(({ isWaiting }) => !isWaiting),
  ].map(({ name }) => name)

async function openInbox(path = '/therapist/patients') {
  await openApp(server, path, thea.cookie)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
}

test('a long list is drawn from its beginning on, and goes on to its end', async () => {
  await openInbox()
  expect(names()).toEqual(inOrder().slice(0, 30))
  screen.getByRole('button', { name: 'Waiting 24' })
  for (let pages = 2; more() && pages < 5; pages++) {
    await userEvent.click(more()!)
    await waitFor(() => expect(rows()).toHaveLength(Math.min(pages * 30, 72)))
  }
  expect(names()).toEqual(inOrder())
  expect(more()).toBeNull()
})

test('whoever has not been loaded yet is found by name and by an address', async () => {
  const last = patients.at(-2)!
  expect(inOrder().indexOf(last.name)).toBeGreaterThan(60)
  await openInbox(`/therapist/patients?chat=${last._id}`)
  await screen.findByRole('textbox', { name: `Message to ${last.name}` })
  const other = patients.at(-1)!
  await userEvent.type(screen.getByRole('searchbox'), other.name)
  await waitFor(() => expect(names()).toEqual([other.name]))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'nobody at all')
  await screen.findByText('No patient has this name.')
  await userEvent.click(screen.getByRole('button', { name: 'Show all patients' }))
  await waitFor(() => expect(names().slice(0, 30)).toEqual(inOrder().slice(0, 30)))
})

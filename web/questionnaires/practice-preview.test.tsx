import type { Question } from '@attune/contract/questionnaires.ts'
import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setWidth } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const thea = await signUp(server, 'therapist')
const questions: Question[] = (await thea.call('GET', '/therapist-questions')).body
beforeEach(() => setWidth(1440))

const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }))
const preview = async () =>
  within(await screen.findByRole('complementary', { name: 'What patients will see' }))

test('what patients will see follows each answer, and is shown to nobody yet', async () => {
  await openApp(server, '/therapist/questions', thea.cookie)
  const [one, two] = questions[0]!.choices
  await (await preview()).findByText('Specialization not listed')
  await tick(one!)
  await tick(two!)
  await tick('Other (please specify)')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Other (please specify)' }), {
    target: { value: 'Loss of a pet' },
  })
  await (await preview()).findByText(`${one}, ${two}, Loss of a pet`)
  await (await preview()).findByText(/Nobody sees it before you press Complete\./)
  const { body } = await thea.call('GET', `/therapists/${thea.id}`)
  expect(body.specialization).toBe('')
})

test('answers and preview are there again after a reload', async () => {
  await openApp(server, '/therapist/questions', thea.cookie)
  const [one] = questions[0]!.choices
  await tick(one!)
  await openApp(server, '/therapist/questions', thea.cookie)
  expect(await screen.findByRole('checkbox', { name: one! })).toHaveProperty('checked', true)
  await (await preview()).findByText(one!)
})

test('a preview that does not load leaves the questions as they are', async () => {
  const app = await openApp(server, '/therapist/questions', thea.cookie)
  await (await preview()).findByText('Specialization not listed')
  app.browser.connected = false
  await tick(questions[0]!.choices[2]!)
  await (await preview()).findByText(/The preview did not load\./)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { level: 1, name: questions[1]!.question })
})

test('in the editor it shows what is not saved yet', async () => {
  const practising = await signUpPractising(server)
  await openApp(server, '/therapist/profile', practising.cookie)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Answers' }))
  const [one, two] = questions[0]!.choices
  await tick(two!)
  await userEvent.click(screen.getByText('What patients will see'))
  await screen.findByText(`${one}, ${two}`)
  screen.getByText(/Nobody sees it before you press Save Answers\./)
  await waitFor(async () => {
    const { body } = await practising.call('GET', `/therapists/${practising.id}`)
    expect(body.specialization).toBe(one)
  })
})

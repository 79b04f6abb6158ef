import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@attune/contract/questionnaires.ts'
import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { withoutTable } from '@attune/server/testing/without-table.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys, writeLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const maya = await signUp(server, 'user')
const patient: Question[] = (await maya.call('GET', '/user-questions')).body
const therapist: Question[] = (await maya.call('GET', '/therapist-questions')).body

const pages = { user: '/questions', therapist: '/therapist/questions' } as const

/** Opens at a step, with the questions up to `answered` answered before. */
async function openAt(person: SignedUp, questions: Question[], at: number, answered: number) {
  const before = questions.slice(0, answered).map(({ _id, choices }) => [_id, [choices[0]]])
  writeLocal(keys.person, person.id)
  writeLocal(keys.draft(person.id, 'questions'), { answers: Object.fromEntries(before), at })
  const app = await openApp(server, pages[person.role], person.cookie)
  await screen.findByRole('heading', { level: 1, name: questions[at]!.question })
  return app
}

const isSingle = () => screen.queryAllByRole('radio').length > 0

describe('the intake', () => {
  test('takes one answer about distressing thoughts, and several to all else', async () => {
    const maya = await signUp(server, 'user')
    for (const [at, { question }] of patient.entries()) {
      await openAt(maya, patient, at, 0)
      expect([question, isSingle()]).toEqual([question, question.includes('distressing thoughts')])
    }
    expect(
      patient.filter(({ question }) => question.includes('distressing thoughts')),
    ).toHaveLength(1)
  })

  test('shows a number below the answer that one thinks of hurting oneself, and below no other', async () => {
    const maya = await signUp(server, 'user')
    const at = patient.findIndex(({ question }) => question.includes('distressing thoughts'))
    await openAt(maya, patient, at, at)
    const number = () => screen.queryByRole('link', { name: /^Call / })
    await userEvent.click(screen.getByRole('radio', { name: /most of the day/i }))
    expect(number()).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /hurting myself/ }))
    await waitFor(() => expect(number()?.getAttribute('href')).toMatch(/^tel:/))
  })

  test('shows the share of questions answered', async () => {
    const maya = await signUp(server, 'user')
    await openAt(maya, patient, 3, 3)
    const share = Math.round((3 / patient.length) * 100)
    const bar = screen.getByRole('progressbar', { name: 'Answered' })
    expect(bar.getAttribute('aria-valuenow')).toBe(String(share))
  })

  test('shows one question at a time, which fades in within 300 ms', async () => {
    const maya = await signUp(server, 'user')
    await openAt(maya, patient, 0, 0)
    const shown = screen.getByRole('heading', { level: 1 }).parentElement
    expect(shown?.className).toBe('fade-in')
    expect(patient.filter(({ question }) => screen.queryByText(question))).toHaveLength(1)
    const css = readFileSync(join(import.meta.dirname, '../styles/surfaces.css'), 'utf8')
    expect(css).toMatch(/\.fade-in \{\s+animation: fade-in 300ms/)
  })

  test('is not sent by Enter', async () => {
    const maya = await signUp(server, 'user')
    const last = patient.length - 1
    const app = await openAt(maya, patient, last, patient.length)
    screen.getByRole('button', { name: 'Complete' })
    const [choice] = screen.getAllByRole('checkbox')
    choice!.focus()
    await userEvent.keyboard('{Enter}')
    expect(app.at()).toBe('/questions')
    expect((await maya.call('GET', `/users/${maya.id}/user-answers`)).body).toEqual([])
  })
})

describe.each([
  [
    'user',
    'Please answer a selection before proceeding',
    'Please answer all questions before submitting',
    'Failed to submit answers. Please try again',
    '/home',
  ],
  [
    'therapist',
    'Please select an answer before proceeding.',
    'Please answer all questions before submitting.',
    'Failed to submit answers. Please try again.',
    '/therapist-dashboard',
  ],
] as const)('the questions of a %s', (role, chooseOne, answerAll, failed, home) => {
  const questions = () => (role === 'user' ? patient : therapist)
  const complaint = (text: string) =>
    waitFor(() =>
      expect(screen.getAllByRole('alert').map((one) => one.textContent)).toContain(text),
    )

  test('say what is missing, to the letter', async () => {
    const person = await signUp(server, role)
    await openAt(person, questions(), 0, 0)
    await press('Next')
    await complaint(chooseOne)
  })

  test('are sent only when all are answered', async () => {
    const person = await signUp(server, role)
    const last = questions().length - 1
    await openAt(person, questions(), last, 2)
    fireEvent.click([...screen.queryAllByRole('checkbox'), ...screen.queryAllByRole('radio')][0]!)
    await press('Complete')
    await complaint(answerAll)
    await screen.findByRole('heading', { level: 1, name: questions()[2]!.question })
  })

  test('say when they could not be sent, and are sent again', async () => {
    const person = await signUp(server, role)
    const app = await openAt(person, questions(), questions().length - 1, questions().length)
    await withoutTable(server, `${role}_answers`, async () => {
      await press('Complete')
      await complaint(failed)
    })
    await press('Complete')
    await waitFor(() => expect(app.at()).toBe(home))
  })

  test('are sent by themselves once the connection is back in a moment', async () => {
    const person = await signUp(server, role)
    const app = await openAt(person, questions(), questions().length - 1, questions().length)
    app.browser.connected = false
    await press('Complete')
    app.browser.connected = true
    await waitFor(() => expect(app.at()).toBe(home))
  })

  test('say when there are none', async () => {
    const person = await signUp(server, role)
    const app = await openApp(server, '/help', person.cookie)
    app.browser.connected = false
    await app.go(pages[role])
    await screen.findByText('No questions available.')
  })
})

test('the practice questions take one answer about experience, and several to all else', async () => {
  const thea = await signUp(server, 'therapist')
  for (const [at, { question }] of therapist.entries()) {
    await openAt(thea, therapist, at, 0)
    expect([question, isSingle()]).toEqual([question, question.includes('experience')])
  }
})

test('the choice Other opens a box for a hundred words', async () => {
  const thea = await signUp(server, 'therapist')
  const at = therapist.findIndex(({ choices }) => choices.includes('Other (please specify)'))
  await openAt(thea, therapist, at, 0)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other (please specify)' }))
  const box = await screen.findByRole('textbox', { name: 'Other (please specify)' })
  fireEvent.change(box, { target: { value: 'word '.repeat(120) } })
  await screen.findByText('100 of 100 words')
  expect((box as HTMLTextAreaElement).value.trim().split(' ')).toHaveLength(100)
})

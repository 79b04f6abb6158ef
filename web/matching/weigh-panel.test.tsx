import {
  answerIntake,
  type SignedUp,
  signUp,
  signUpPractising,
} from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

let patient: SignedUp

const server = await startScreenServer()
const rest = { language: ['English'], approach: ['Cognitive behavioural therapy (CBT)'] }
const warm = await signUpPractising(server, {
  ...rest,
  style: ['Warm and encouraging'],
  hours: ['Weekday mornings'],
})
const byPhone = await signUpPractising(server, {
  ...rest,
  style: ['Direct and honest'],
  hours: ['Saturdays'],
})
beforeEach(async () => {
  patient = await signUp(server, 'user')
  await answerIntake(patient, { style: ['Warm and encouraging'], hours: ['Saturdays'] })
})

const open = async () => {
  await openApp(server, '/find-therapist', patient.cookie)
  await screen.findAllByRole('article')
  await userEvent.click(screen.getByText('Weigh it yourself'))
  await screen.findAllByRole('slider')
}
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
const slide = (name: string, percent: number) =>
  fireEvent.change(screen.getByRole('slider', { name: new RegExp(name) }), {
    target: { value: String(percent) },
  })
const kept = async () => (await patient.call('GET', `/matching/weights/${patient.id}`)).body

test('a slider reorders the list at once and asks nobody; kept, the weights stay', async () => {
  await open()
  expect(names()).toEqual([byPhone.draft.name, warm.draft.name])
  slide('Manner', 300)
  expect(names()).toEqual([warm.draft.name, byPhone.draft.name])
  expect(await kept()).toEqual({})
  await screen.findByText(new RegExp(`First now: ${warm.draft.name}`))
  const score = screen.getAllByRole('img', { name: /of 100 points/ })[0]!.getAttribute('aria-label')
  await userEvent.click(screen.getByRole('button', { name: 'Keep these weights' }))
  await waitFor(async () => expect(await kept()).toEqual({ style: 300 }))
  const { body } = await patient.call('GET', `/matching/match/${patient.id}`)
  expect(body[0]._id).toBe(warm.id)
  expect(`${body[0].matchPercentage} of 100 points`).toBe(score)
})

test('what was tried is undone, and how Attune weighs it comes back', async () => {
  await open()
  slide('Manner', 300)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(names()).toEqual([byPhone.draft.name, warm.draft.name])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  slide('Manner', 0)
  await userEvent.click(screen.getByRole('button', { name: 'As Attune weighs it' }))
  const slider = screen.getByRole('slider', { name: /Manner/ }) as HTMLInputElement
  expect(slider.getAttribute('aria-valuetext')).toBe('as it stands')
})

test('a number is worked out again, and comes out the same', async () => {
  await open()
  const card = within(screen.getAllByRole('article')[0]!)
  const why = card.getByRole('button', { name: /Why this match/ })
  if (why.getAttribute('aria-expanded') === 'false') await userEvent.click(why)
  await userEvent.click(card.getByRole('button', { name: 'Work it out again' }))
  await card.findByText(/was worked out rightly from the answers given by then\.$/)
  await answerIntake(patient, { style: ['Warm and encouraging'], hours: ['Weekday mornings'] })
  await userEvent.click(card.getByRole('button', { name: 'Work it out again' }))
  await card.findByText(
    /was worked out rightly from the answers given by then\. Answers have changed since\.$/,
  )
})

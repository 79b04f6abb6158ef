import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'
import { startPatch } from './caseload-forms.tsx'
import { payersPatch } from './fee-forms.tsx'

let thea: SignedUp
const server = await startScreenServer()
const patient = await signUp(server, 'user')
beforeEach(async () => {
  thea = await signUpPractising(server)
})

const stored = async (): Promise<PracticeFacts> =>
  (await thea.call('GET', `/therapists/${thea.id}/practice-facts`)).body
const openForm = async (name: string) => {
  await openApp(server, '/therapist/profile', thea.cookie)
  return within(await screen.findByRole('form', { name }))
}
const save = (form: Awaited<ReturnType<typeof openForm>>) =>
  userEvent.click(form.getByRole('button', { name: /^Save: / }))

test('states and provinces are ticked, counted, kept and let go of', async () => {
  const name = 'Licensed in these states or provinces'
  const form = await openForm(name)
  await userEvent.click(await form.findByText('Canada'))
  await userEvent.click(form.getByLabelText('Ontario'))
  await userEvent.click(form.getByLabelText('Quebec'))
  form.getByText('Canada: 2 chosen')
  await save(form)
  await waitFor(async () => expect((await stored()).regions).toEqual(['CA-ON', 'CA-QC']))

  const again = await openForm(name)
  await userEvent.click(await again.findByText('Canada: 2 chosen'))
  await userEvent.click(again.getByLabelText('Ontario'))
  await save(again)
  await waitFor(async () => expect((await stored()).regions).toEqual(['CA-QC']))
})

test('insurers are one a line, without blanks and each once, and a patient reads them', async () => {
  const form = await openForm('Who pays')
  const box = form.getByLabelText('Insurers and schemes')
  await userEvent.type(box, ' Aviva {enter}{enter}Bupa{enter}Aviva')
  await save(form)
  await waitFor(async () => expect((await stored()).payers).toEqual(['Aviva', 'Bupa']))
  await openApp(server, `/therapist/${thea.id}`, patient.cookie)
  const practice = within(await screen.findByRole('region', { name: 'The practice' }))
  expect(await practice.findByText('Aviva, Bupa')).toBeDefined()
})

test('too many insurers, or one too long, are said to be, and stay as they were typed', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Payer ${at}`)
  expect(payersPatch(lines(12).join('\n'))).toEqual({ payers: lines(12) })
  expect(payersPatch('a'.repeat(81))).toContain('too long')
  const form = await openForm('Who pays')
  const box = form.getByLabelText<HTMLTextAreaElement>('Insurers and schemes')
  await userEvent.click(box)
  await userEvent.paste(lines(13).join('\n'))
  await save(form)
  expect((await form.findByRole('alert')).textContent).toBe('At most 12, please.')
  expect(box.value.split('\n')).toHaveLength(13)
  expect((await stored()).payers).toEqual([])
})

test('limits are ticked and taken back', async () => {
  const form = await openForm('Limits')
  await userEvent.click(form.getByLabelText('I do not take people under 18'))
  await userEvent.click(form.getByLabelText('I do not write reports for courts'))
  await userEvent.click(form.getByLabelText('I do not take people under 18'))
  await save(form)
  await waitFor(async () => expect((await stored()).limits).toEqual(['court-reports']))
})

test('a next start and how many a month are kept; the number is for nobody else', async () => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const form = await openForm('New people')
  await userEvent.type(form.getByLabelText(/^Next realistic start/), soon)
  await userEvent.type(form.getByLabelText(/^New people a month/), '3')
  await save(form)
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ nextStart: soon, newPeopleAMonth: 3 }),
  )
  const seen = await patient.call('GET', `/therapists/${thea.id}/practice-facts`)
  expect(seen.body).toMatchObject({ nextStart: soon, newPeopleAMonth: null })
})

test('a start further off than a year is refused in words, and what was typed stays', async () => {
  const form = await openForm('New people')
  const start = form.getByLabelText<HTMLInputElement>(/^Next realistic start/)
  await userEvent.type(start, '2099-01-01')
  await save(form)
  await waitFor(() => expect(form.getByRole('alert').textContent).not.toBe(''))
  expect(start.value).toBe('2099-01-01')
  expect((await stored()).nextStart).toBe(null)
})

test.each(['0', '201', '-1', '2.5', 'many'])('%s new people a month are refused', (most) =>
  expect(startPatch({ start: '', most })).toContain('a whole number from 1 on'),
)

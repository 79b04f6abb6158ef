import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const therapists: SignedUp[] = []
for (let count = 0; count < 4; count++) therapists.push(await signUpPractising(server))

const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })
const names = therapists.map(({ draft }) => draft.name)
const dialog = () => screen.findByRole('dialog', { name: 'Side by side' })

async function openWith(count: number) {
  const patient = await signUp(server, 'user')
  const app = await openApp(server, '/find-therapist', patient.cookie)
  for (const name of names.slice(0, count)) await userEvent.click(await box(name))
  return app
}

test('two or three are seen side by side, a fourth cannot be chosen, and the address keeps them', async () => {
  const app = await openWith(1)
  expect(screen.queryByRole('button', { name: /side by side$/ })).toBe(null)
  await userEvent.click(await box(names[1]!))
  expect((await screen.findAllByRole('button', { name: '2 side by side' })).length).toBe(2)
  await userEvent.click(await box(names[2]!))
  expect((await box(names[3]!)).disabled).toBe(true)
  await userEvent.click(screen.getAllByRole('button', { name: '3 side by side' })[0]!)
  const heads = await within(await dialog()).findAllByRole('columnheader')
  expect(heads.map((head) => names.find((name) => head.textContent?.includes(name)))).toEqual(
    names.slice(0, 3),
  )
  expect(new URL(app.at(), 'http://localhost').searchParams.get('compare')?.split(',')).toEqual(
    therapists.slice(0, 3).map(({ id }) => id),
  )
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await userEvent.click(await box(names[0]!))
  await waitFor(async () => expect((await box(names[3]!)).disabled).toBe(false))
})

test('a line that is the same for all can be left out, and one writes from there', async () => {
  const [first, second] = therapists as [SignedUp, SignedUp]
  await second.call('PUT', `/therapists/${second.id}/practice-facts`, { slidingScale: true })
  await openWith(2)
  await userEvent.click(screen.getAllByRole('button', { name: '2 side by side' })[0]!)
  const fee = await within(await dialog()).findByRole('rowheader', { name: 'Fee for a session' })
  expect(
    within(fee.closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Not listed', 'Sliding scale for small incomes'])
  within(await dialog()).getByRole('rowheader', { name: 'Licence' })
  await userEvent.click(screen.getByRole('switch', { name: 'Only what differs' }))
  expect(within(await dialog()).queryByRole('rowheader', { name: 'Licence' })).toBe(null)
  within(await dialog()).getByRole('rowheader', { name: 'Fee for a session' })
  const message = { name: `Message ${first.draft.name}` }
  await userEvent.click(within(await dialog()).getByRole('button', message))
  await screen.findByRole('dialog', { name: `Chat with ${first.draft.name}` })
})

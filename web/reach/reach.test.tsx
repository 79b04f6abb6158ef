import { signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'
import { figuresOf } from './last-month.tsx'

const server = await startScreenServer()

test('a therapist sees what came in 30 days, and who was answered', async () => {
  const thea = await signUpPractising(server)
  const [ann, bob] = [await signUp(server, 'user'), await signUp(server, 'user')]
  for (const pat of [ann, bob]) await write(server, pat, thea, 'Hello')
  await write(server, thea, ann, 'Hello Ann')
  await openApp(server, '/therapist-dashboard', thea.cookie)
  const card = await screen.findByRole('region', { name: 'Your last 30 days' })
  const figure = async (name: string) =>
    (await within(card).findByText(name)).parentElement?.querySelector('dd')?.textContent
  expect(await figure('Wrote to you for the first time')).toBe('2')
  expect(await figure('Of these you answered')).toBe('1')
})

test('few people are not counted out', () => {
  const reach = { matches: 12, views: null, firstMessages: 0, answered: 0 }
  expect(figuresOf(reach).map(([, figure]) => figure)).toEqual(['12', 'Fewer than 5', '0', '0'])
})

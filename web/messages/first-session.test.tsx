import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const ticked = () => boxes().filter(({ checked }) => checked).length

test('what was ticked is there after a reload, and nobody else’s after another signs in', async () => {
  const [maya, noor] = [await signUp(server, 'user'), await signUp(server, 'user')]
  await openApp(server, '/messages', maya.cookie)
  await userEvent.click(await screen.findByText('What to expect'))
  await screen.findByText(/You decide what you tell and when/)
  await userEvent.click(screen.getByText('To think of before'))
  await userEvent.click(boxes()[0]!)
  await userEvent.click(boxes()[3]!)
  await userEvent.click(boxes()[3]!)
  expect(ticked()).toBe(1)
  await openApp(server, '/messages', maya.cookie)
  await screen.findByText('What to expect')
  expect(ticked()).toBe(1)
  await openApp(server, '/messages', noor.cookie)
  await screen.findByText('What to expect')
  expect(ticked()).toBe(0)
})

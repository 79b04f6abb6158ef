import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Clicks the button of this name, once it is there. */
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** Clicks the switch of this name, once what it shows is known. */
export async function flip(name: string) {
  const found = await screen.findByRole('switch', { name })
  await waitFor(() => expect(found).toHaveProperty('disabled', false))
  await userEvent.click(found)
}

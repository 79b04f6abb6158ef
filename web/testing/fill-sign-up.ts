import { password } from '@attune/server/testing/sign-up.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

/** A user name nobody has. */
export const someone = () => `p${crypto.randomUUID().slice(0, 8)}`

/** The form of a new account, but for the picture. */
export async function fillSignUp(name: string, change: Record<string, string> = {}) {
  const fields = {
    'Full name': 'Maya Lind',
    Username: name,
    Email: `${name}@people.example`,
    Password: password,
    'Phone number': '+44 20 1234',
    ...change,
  }
  for (const [label, text] of Object.entries(fields)) await fill(label, text)
}

export const fill = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

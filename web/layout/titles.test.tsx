import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

/** A browser's history keeps titles after signing out, for whoever uses it next. */
test('the title of a private page names nobody', async () => {
  const maya = await signUp(server, 'user')
  const therapist = await signUpPractising(server)
  const pages = [
    ['/dashboard', `${maya.draft.name}'s Dashboard`, 'Dashboard · Attune'],
    [`/therapist/${therapist.id}`, therapist.draft.name, 'A therapist · Attune'],
    [
      `/therapist/${therapist.id}/book`,
      `A time with ${therapist.draft.name}`,
      'Free times · Attune',
    ],
  ] as const
  for (const [path, heading, title] of pages) {
    await openApp(server, path, maya.cookie)
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(document.title).toBe(title))
  }
})

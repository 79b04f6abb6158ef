import { say } from '@attune/contract/errors.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiErrorOf } from '../lib/failures.ts'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'
import { RouteError } from './route-error.tsx'

const server = await startScreenServer()
const patient = await signUp(server, 'user')

test('a failure of the server shows the id that its log knows it by', async () => {
  await server.pool.query('ALTER TABLE journals RENAME TO journals_away')
  const app = await openApp(server, '/home', patient.cookie)
  const ids: string[] = []
  intercept('/journals', async (real) => {
    const reply = await real()
    ids.push((await reply.clone().json()).requestId)
    return reply
  })
  await app.go('/journals')
  const reference = await screen.findByText(/^Reference: /)
  await server.pool.query('ALTER TABLE journals_away RENAME TO journals')
  expect(ids).toContain(reference.textContent?.replace('Reference: ', ''))
})

test('what is only missing has no reference', async () => {
  await openApp(server, `/journal/${crypto.randomUUID()}`, patient.cookie)
  await screen.findByText('This entry is not here.')
  expect(screen.queryByText(/Reference/)).toBeNull()
})

test('a page that broke by a failure of the server shows its id too', async () => {
  cleanup()
  const requestId = crypto.randomUUID()
  const broken = () => {
    throw apiErrorOf(500, { error: say.internal, code: 'internal', requestId })
  }
  const routes = [
    {
      path: '/',
      element: <main />,
      loader: broken,
      hydrateFallbackElement: <main />,
      errorElement: <RouteError />,
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await screen.findByText(`Reference: ${requestId}`)
})

import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { painted } from '../lib/painted.ts'
import { useBackOnce } from './use-open-chat.ts'

afterEach(cleanup)

function Page() {
  const [back, isLeaving] = useBackOnce()
  const navigate = useNavigate()
  const close = () => {
    back()
    back()
  }
  const closeAndGoOn = () => {
    back()
    void navigate('/next')
  }
  return (
    <>
      <p>{isLeaving ? 'Closed' : 'Open'}</p>
      <button type="button" onClick={close}>
        Close twice
      </button>
      <button type="button" onClick={closeAndGoOn}>
        Close and go on
      </button>
    </>
  )
}

function open() {
  const routes = ['/first', '/second', '/chat'].map((path) => ({ path, element: <Page /> }))
  const router = createMemoryRouter([...routes, { path: '/next', element: <p>Next</p> }], {
    initialEntries: ['/first', '/second', '/chat'],
  })
  render(<RouterProvider router={router} />)
  return router
}

const settled = () => act(async () => painted().then(painted))

test('asked twice, it goes back by one', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('button', { name: 'Close twice' }))
  await settled()
  expect(router.state.location.pathname).toBe('/second')
})

test('who has gone on before it went back stays where they went', async () => {
  const router = open()
  await userEvent.click(screen.getByRole('button', { name: 'Close and go on' }))
  await settled()
  expect(router.state.location.pathname).toBe('/next')
})

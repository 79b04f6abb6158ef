import { answerIntake, signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keys, readLocal } from '../lib/local-storage.ts'
import { intercept, recordBodies } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const generate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Generate Advice' }))
const half = '<p>Get up at the same time.</p><p>Then go'

/** Advice that stops arriving half-way: broken off, or waiting until it is stopped. */
function onlyHalf(end: 'broken' | 'waiting') {
  intercept('/api/advice/', async (_, init) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(half))
        const fail = () => stream.error(new TypeError('cut'))
        if (end === 'broken') setTimeout(fail, 50)
        init?.signal?.addEventListener('abort', fail)
      },
    })
    return new Response(body)
  })
}

test('advice is generated, kept for its person and there again on another device', async () => {
  const maya = await signUp(server, 'user')
  await answerIntake(maya)
  await openApp(server, '/tips', maya.cookie)
  await screen.findByText('Ready for some wisdom? Click the button below!')
  await generate()
  await screen.findByText('Your wisdom has been generated!')
  const kept = readLocal<string>(keys.advice(maya.id))
  expect(kept).toContain('Conclusion:')
  localStorage.clear()
  await openApp(server, '/tips', maya.cookie)
  await screen.findByText(/Made by software from what you told Attune on/)
  await waitFor(() => expect(readLocal(keys.advice(maya.id))).toBe(kept))
})

test('one step stands open, the rest is folded, and the conclusion stands after it', async () => {
  const maya = await signUp(server, 'user')
  await answerIntake(maya)
  await openApp(server, '/tips', maya.cookie)
  await generate()
  await screen.findByText('Your wisdom has been generated!')
  const fold = screen.getByText('More').closest('details')!
  expect(fold.open).toBe(false)
  expect(fold.previousElementSibling?.tagName).toBe('P')
  expect(fold.nextElementSibling?.textContent).toBe('Conclusion:')
  await userEvent.click(screen.getByText('More'))
  expect(fold.open).toBe(true)
})

test('the step of an earlier day is asked about, and the answer is kept', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/home', maya.cookie)
  const ask = { item: 'advice-long-breath', title: 'Breathe out longer than in' }
  const kept = { text: '<p>One</p>Conclusion: <p>Two</p>', at: new Date().toISOString(), ask }
  intercept(`/api/users/${maya.id}/advice`, async () => Response.json(kept))
  const said = recordBodies(`/helped/${ask.item}`)
  await userEvent.click((await screen.findAllByRole('link', { name: 'Advice' }))[0]!)
  const asked = within(await screen.findByRole('region', { name: 'How the last step went' }))
  asked.getByText(/Breathe out longer than in/)
  await userEvent.click(asked.getByRole('button', { name: 'Not really' }))
  await asked.findByText('Thank you. That shapes what comes next.')
  expect(said).toEqual([{ helped: false }])
})

test('a stream that breaks off leaves what came, and says so', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/tips', maya.cookie)
  onlyHalf('broken')
  await generate()
  await screen.findByText('Alas, magic failed. Please try again!')
  expect(screen.getByText('Get up at the same time.')).toBeTruthy()
  expect(screen.getByText(/The connection broke off/)).toBeTruthy()
  expect(readLocal(keys.advice(maya.id))).toBe(null)
})

test('it can be stopped in the middle and begun again', async () => {
  const maya = await signUp(server, 'user')
  await answerIntake(maya)
  await openApp(server, '/tips', maya.cookie)
  onlyHalf('waiting')
  await generate()
  await screen.findByText('Get up at the same time.')
  await screen.findByText('Hold on tight, the AI is doing its magic!')
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await screen.findByText('You stopped it here.')
  expect(screen.getByText('Get up at the same time.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Generate Advice' }))
  intercept('/api/advice/', async () => new Response('<p>New words</p>Conclusion: <p>Rest.</p>'))
  await generate()
  await screen.findByText('New words')
  expect(screen.queryByText('Get up at the same time.')).toBe(null)
})

test('one who has nothing, and cannot reach the server, still finds the way to help', async () => {
  const maya = await signUp(server, 'user')
  const app = await openApp(server, '/tips', maya.cookie)
  await screen.findByText('Ready for some wisdom? Click the button below!')
  app.browser.connected = false
  await generate()
  await screen.findByText('Alas, magic failed. Please try again!')
  expect(screen.getByRole('link', { name: 'Help right now' })).toBeTruthy()
})

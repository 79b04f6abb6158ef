import { whoReadsAlong } from '@attune/contract/promises.ts'
import { measuredLots } from '@attune/engine/danger/measured-lots.ts'
import { families, rules } from '@attune/engine/risk/rules.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

test('anyone finds the way from help to every family the rules look for, and to the figures', async () => {
  const app = await openApp(server, '/help')
  await userEvent.click(await screen.findByRole('link', { name: /Every family of words/ }))
  await waitFor(() => expect(app.at()).toBe('/safety'))
  for (const { title } of Object.values(families))
    await screen.findByRole('heading', { level: 3, name: title })
  const batch = screen.getByRole('heading', { name: /^First unseen lines/ }).closest('li')!
  expect(within(batch).getByText('Of danger, found').nextSibling?.textContent).toMatch(/^40.1%/)
})

test('it never shows a method: no wording of a plan stands on the page', async () => {
  await openApp(server, '/safety')
  await screen.findByRole('heading', { name: 'How well it does' })
  const text = document.body.textContent ?? ''
  const wordings = rules
    .filter(({ family }) => family === 'plan' || family === 'act')
    .flatMap(({ says, example }) => [says, example])
  expect(wordings.length).toBeGreaterThan(50)
  for (const wording of wordings) expect(text).not.toContain(wording)
})

test('what is done and where it fails stands there without the server, with a way to try again', async () => {
  const app = await openApp(server, '/help')
  await screen.findByRole('heading', { level: 1 })
  intercept('/api/safety', async () => new Response('{}', { status: 500 }))
  await app.go('/safety')
  await screen.findByRole('heading', { name: 'What it does, and never does' })
  await screen.findByRole('button', { name: 'Try again' })
})

test('three sentences say what to expect, by the last figure, and that no clinician has read it', async () => {
  await openApp(server, '/safety')
  const expected = await screen.findByText(/such lines in English it found/)
  expect(
    expected.textContent?.match(/[.:;]\s|\.$/g)?.filter((end) => end.startsWith('.')),
  ).toHaveLength(3)
  const { hits, of } = measuredLots.find(({ language }) => language === 'en')!.found
  expect(expected.textContent).toContain(`of ${of} such lines in English it found ${hits}, `)
  expect(expected.textContent).toContain('so if it says nothing, do not wait.')
  screen.getByText(/No clinician has read any of this yet/)
  for (const name of ['How well it does', 'What the rules look for'])
    expect(screen.getByRole('heading', { name }).closest('details')?.open).toBe(false)
})

test('who reads along is promised in the same words where one writes and where it is explained', async () => {
  await openApp(server, '/safety')
  await waitFor(() => expect(document.body.textContent).toContain(whoReadsAlong))
  const maya = await signUp(server, 'user')
  await openApp(server, '/add-journal', maya.cookie)
  await screen.findByLabelText('Content')
  expect(document.body.textContent).toContain(whoReadsAlong)
  await userEvent.click(await screen.findByRole('button', { name: 'Assistant' }))
  await screen.findByRole('dialog', { name: 'Assistant' })
  expect(document.body.textContent?.split(whoReadsAlong)).toHaveLength(3)
})

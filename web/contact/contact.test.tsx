import { printReports } from '@attune/server/operator/reports.ts'
import { deactivate } from '@attune/server/operator/standing.ts'
import {
  type SignedUp,
  share,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let pat: SignedUp
let thea: SignedUp

beforeEach(async () => {
  pat = await signUp(server, 'user')
  thea = await signUpPractising(server)
  await write(server, pat, thea, 'Hello')
  await write(server, thea, pat, 'Give me your savings')
  await share(pat, thea)
})

async function openMenu(what: string) {
  await openApp(server, `/therapist/${thea.id}`, pat.cookie)
  await screen.findByText('Give me your savings')
  await press(`End, block or report: ${thea.draft.name}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: what }))
}
const stateOf = async (who: SignedUp) => (await who.call('GET', '/messages/threads')).body[0].state

test('a contact is ended after a question, help stays, and it can be undone', async () => {
  await openMenu('End contact')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'End contact' }))
  await screen.findByText(/You ended the contact with/)
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
  screen.getByRole('link', { name: 'Help right now' })
  expect(await stateOf(thea)).toBe('ended')
  await press('Undo')
  await screen.findByRole('textbox', { name: /^Message to/ })
  expect(await stateOf(thea)).toBe('open')
})

test('the other side reads that it has ended, and no more', async () => {
  await thea.call('PUT', '/messages/contact', { partner: pat.id, change: 'blocked' })
  await openApp(server, `/therapist/${thea.id}`, pat.cookie)
  await screen.findByText(/has ended this contact\. You can still read what was written\./)
  expect(screen.queryByText(/blocked/)).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
})

test('of a therapist whom the operator stopped, a plain line is said', async () => {
  await deactivate(server.context, thea.id)
  await openApp(server, '/messages', pat.cookie)
  await press(`Chat with ${thea.draft.name}`)
  await screen.findByText(/is not on Attune any more\. What you wrote stays yours\./)
  expect(screen.queryByRole('textbox', { name: /^Message to/ })).toBeNull()
})

test('a report takes the chosen messages along, and nothing is chosen beforehand', async () => {
  await openMenu('Report')
  const dialog = within(await screen.findByRole('dialog'))
  for (const box of dialog.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false)
  const send = dialog.getByRole('button', { name: 'Send report' })
  expect(send).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('radio', { name: /wanted money/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Give me your savings/ }))
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await printReports(server.context)).toContain(thea.draft.email)
})

test('a report whose answer got lost is sent again as the same one', async () => {
  await openMenu('Report')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: /wanted money/ }))
  let lost = false
  intercept('/api/reports', async (real) => {
    const reply = await real()
    if (lost) return reply
    lost = true
    throw new TypeError('The network is away')
  })
  const send = dialog.getByRole('button', { name: 'Send report' })
  await userEvent.click(send)
  await dialog.findByRole('alert')
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { rows } = await server.pool.query('SELECT client_id FROM reports WHERE reporter_id = $1', [
    pat.id,
  ])
  expect(rows).toEqual([{ client_id: expect.any(String) }])
})

test('a therapist keeps their words in the box once three are not answered', async () => {
  for (const text of ['two', 'three']) await write(server, thea, pat, text)
  await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
  await screen.findByText(/You have sent three messages that .* has not answered yet/)
  const box = await screen.findByRole('textbox', { name: /^Message to/ })
  await userEvent.type(box, 'four{Enter}')
  expect(box).toHaveProperty('value', 'four')
})

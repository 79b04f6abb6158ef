import type { Template } from '@attune/contract/templates.ts'
import { templateTitleLimit } from '@attune/contract/templates.ts'
import { type SignedUp, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { intercept } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
let thea: SignedUp

beforeEach(async () => {
  thea = await signUpPractising(server)
})

const url = () => `/therapists/${thea.id}/templates`
const kept = async (): Promise<Template[]> => (await thea.call('GET', url())).body
async function openTemplates() {
  await openApp(server, '/therapist/patients', thea.cookie)
  await press('Your templates')
  return within(await screen.findByRole('dialog', { name: 'Your templates' }))
}

test('a template is written, changed and deleted', async () => {
  const dialog = await openTemplates()
  await dialog.findByText(/^None yet\./)
  await press('New template')
  await userEvent.type(dialog.getByLabelText('Title'), 'Welcome')
  await userEvent.click(dialog.getByLabelText('Text'))
  await userEvent.paste('Hello {name}')
  await press('Save')
  await press('Edit Welcome')
  await userEvent.type(dialog.getByLabelText('Title'), ' words')
  await press('Save')
  await dialog.findByText('Welcome words')
  expect(await kept()).toMatchObject([{ title: 'Welcome words', text: 'Hello {name}' }])
  await press('Delete Welcome words')
  await press('Delete')
  await dialog.findByText(/^None yet\./)
  expect(await kept()).toEqual([])
})

test('a template needs a title and a text, and half of one survives a reload', async () => {
  let dialog = await openTemplates()
  await press('New template')
  await userEvent.type(dialog.getByLabelText('Title'), 'Half')
  await press('Save')
  await dialog.findByText('Please write something here.')
  expect(await kept()).toEqual([])
  dialog = await openTemplates()
  await press('New template')
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Half')
  await press('Cancel')
  await press('New template')
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', '')
})

test('a title that is too long says so, and nothing of it is cut off', async () => {
  const dialog = await openTemplates()
  await press('New template')
  const title = dialog.getByLabelText('Title')
  await userEvent.click(title)
  await userEvent.paste('x'.repeat(templateTitleLimit + 5))
  expect(title).toHaveProperty('value', 'x'.repeat(templateTitleLimit + 5))
  await userEvent.type(dialog.getByLabelText('Text'), 'Hello')
  await press('Save')
  dialog.getByText('5 characters too many. Nothing is cut off.')
  expect(await kept()).toEqual([])
})

test('twenty are as many as can be kept', async () => {
  for (let i = 1; i <= 20; i++) await thea.call('POST', url(), { title: `T${i}`, text: 'words' })
  const dialog = await openTemplates()
  await dialog.findByText('You have 20 templates, as many as can be kept.')
  expect(dialog.queryByRole('button', { name: 'New template' })).toBeNull()
})

test('templates that do not load say so, and load at the second try', async () => {
  await thea.call('POST', url(), { title: 'Welcome', text: 'Hello' })
  await openApp(server, '/therapist/patients', thea.cookie)
  let failing = true
  intercept('/templates', async (real) => (failing ? new Response('{}', { status: 500 }) : real()))
  await press('Your templates')
  await screen.findByText('Your templates did not load.')
  failing = false
  await press('Try again')
  await waitFor(() => screen.getByText('Welcome'))
})

test('saving a template beside a conversation sends nothing of it', async () => {
  const pat = await signUp(server, 'user')
  await write(server, pat, thea, 'Hello')
  await openApp(server, `/therapist/patients?chat=${pat.id}`, thea.cookie)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to / }), 'Not yet')
  await press('Templates')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Write a template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your templates' }))
  await press('New template')
  await userEvent.type(dialog.getByLabelText('Title'), 'Welcome')
  await userEvent.type(dialog.getByLabelText('Text'), 'Good to hear from you')
  await press('Save')
  await dialog.findByText('Welcome')
  expect(screen.getByRole('textbox', { name: /^Message to / })).toHaveProperty('value', 'Not yet')
  const { body } = await thea.call(
    'GET',
    `/messages?from=${thea.id}&to=${pat.id}&fromModel=Therapist&toModel=User`,
  )
  expect(body).toHaveLength(1)
})

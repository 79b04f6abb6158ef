import {
  answerIntake,
  share,
  signUp,
  signUpPractising,
  write,
} from '@attune/server/testing/sign-up.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const replace = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const both = [
  ['user', '/profile'],
  ['therapist', '/therapist/profile'],
] as const

describe('a profile', () => {
  test.each(both)('of a %s is changed, and Cancel changes nothing', async (role, path) => {
    const maya = await signUp(server, role)
    await openApp(server, path, maya.cookie)
    await press('Edit Profile')
    await replace('Name', 'Somebody Else')
    await press('Cancel')
    await screen.findByRole('heading', { name: maya.draft.name })
    await press('Edit Profile')
    await replace('Name', 'Maya Lind')
    await press('Save')
    await screen.findByRole('heading', { name: 'Maya Lind' })
    expect((await maya.call('GET', `/${role}s/${maya.id}`)).body.name).toBe('Maya Lind')
  })

  test.each(both)('of a %s says under the field that something is in use', async (role, path) => {
    const other = await signUp(server, role)
    const maya = await signUp(server, role)
    await openApp(server, path, maya.cookie)
    await press('Edit Profile')
    await replace('Email', other.draft.email)
    await press('Save')
    await screen.findByText('This email is already in use.')
    await replace('Email', maya.draft.email)
    await replace('Username', other.draft.username)
    await press('Save')
    await screen.findByText('This username is already taken.')
  })

  test('says under each field what is missing', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/profile', maya.cookie)
    await press('Edit Profile')
    await userEvent.clear(await screen.findByLabelText('Phone'))
    await press('Save')
    await screen.findByText('Please provide all required fields')
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(1)
    expect(screen.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true')
  })

  test.each(both)(
    'of a %s is deleted after a question, which leads to the start',
    async (role, path) => {
      const person = await signUp(server, role)
      const app = await openApp(server, path, person.cookie)
      await press('Delete Account')
      await screen.findByText(
        'Are you sure you want to permanently delete your account? This action cannot be undone.',
      )
      await press('Delete')
      await waitFor(() => expect(app.at()).toBe('/'))
      expect(Object.keys(localStorage)).toEqual([keys.turns])
      expect((await person.call('GET', `/${role}s/${person.id}`)).status).toBe(401)
    },
  )
})

describe('who may read my summary', () => {
  test('is switched here, and every reading is listed', async () => {
    const maya = await signUp(server, 'user')
    const thea = await signUpPractising(server)
    await answerIntake(maya)
    await write(server, maya, thea, 'Hello')
    await share(maya, thea)
    expect((await thea.call('GET', `/diagnosis/${maya.id}`)).status).toBe(200)
    await openApp(server, '/profile', maya.cookie)
    await screen.findByText(/^read your summary/)
    await screen.findByText('New')
    await press('I have seen this')
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    await screen.findByText(/^may read your summary/)
    await press('Take back: Screening summary')
    await screen.findByRole('button', { name: 'Share: Screening summary' })
    expect((await maya.call('GET', `/users/${maya.id}/grants`)).body[0].summary).toBe(false)
    await screen.findByText(/^may no longer read your summary and your answers about danger/)
  })
})

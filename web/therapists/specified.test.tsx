import { formOf } from '@attune/server/testing/form.ts'
import { pictureOf } from '@attune/server/testing/pictures.ts'
import { type SignedUp, signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const patient = await signUp(server, 'user')
const thea = await signUpPractising(server, { years: ['15 to 19 years'] })
const colleague = await signUpPractising(server, { years: ['2 to 4 years'] })

const open = ({ cookie }: SignedUp, path: string) => openApp(server, path, cookie)

/** The terms of the profile with what is said of each. */
async function facts() {
  const profile = await screen.findByRole('region', { name: 'Profile' })
  const texts = (tag: string) => [...profile.querySelectorAll(tag)].map((one) => one.textContent)
  const said = texts('dd')
  return Object.fromEntries(texts('dt').map((term, at) => [term, said[at]]))
}

describe('a therapist’s profile', () => {
  test('shows every field, beside the chat', async () => {
    await open(patient, `/therapist/${thea.id}`)
    await screen.findByRole('heading', { level: 1, name: thea.draft.name })
    const { body } = await patient.call('GET', `/therapists/${thea.id}`)
    expect(await facts()).toMatchObject({
      Phone: thea.draft.phone,
      Email: thea.draft.email,
      Username: thea.draft.username,
      Experience: '15 to 19 years',
      'Therapy approaches': body.approach,
      Clients: body.clients,
      'Additional services': body.additionalServices,
    })
    screen.getByText(body.specialization)
    await screen.findByRole('textbox', { name: `Message to ${thea.draft.name}` })
  })

  test('says N/A for what is missing', async () => {
    const blank = await signUpPractising(server)
    await server.pool.query(
      "UPDATE therapists SET specialization = '', experience = '', approach = '', clients = '', additional_services = '' WHERE id = $1",
      [blank.id],
    )
    await open(patient, `/therapist/${blank.id}`)
    await screen.findByRole('heading', { level: 1, name: blank.draft.name })
    expect(await facts()).toMatchObject({
      Experience: 'N/A',
      'Therapy approaches': 'N/A',
      Clients: 'N/A',
      'Additional services': 'N/A',
    })
    await blank.call('DELETE', `/therapists/${blank.id}`)
  })

  test('falls back to the initials when the photo does not load', async () => {
    const form = formOf({ image: { content: await pictureOf('png') } })
    const reply = await server.app.inject({
      method: 'PUT',
      url: `/api/therapists/${thea.id}`,
      ...form,
      headers: { ...form.headers, cookie: thea.cookie },
    })
    expect(reply.statusCode).toBe(200)
    await open(patient, `/therapist/${thea.id}`)
    const profile = await screen.findByRole('region', { name: 'Profile' })
    const photo = profile.querySelector('img')
    expect(photo?.getAttribute('src')).toBe(reply.json().image)
    fireEvent.error(photo!)
    await waitFor(() => expect(profile.querySelector('img')).toBe(null))
    within(profile).getByText(/^T/, { selector: '[aria-hidden]' })
  })
})

describe('the directory of colleagues', () => {
  test('shows address and number, and is filtered by specialization and experience', async () => {
    await open(thea, '/therapist-dashboard')
    const heading = await screen.findByRole('heading', { level: 2, name: colleague.draft.name })
    const card = within(heading.closest('article')!)
    card.getByRole('link', { name: colleague.draft.email })
    card.getByRole('link', { name: colleague.draft.phone })
    card.getByText('Chat Now')
    const experience = screen.getByRole('combobox', { name: 'Experience' })
    await userEvent.selectOptions(experience, '5')
    await screen.findByText('No matching therapists found.')
    await userEvent.selectOptions(experience, '0')
    await screen.findByRole('heading', { level: 2, name: colleague.draft.name })
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Specialization' }),
      'nothing of the kind',
    )
    await screen.findByText('No matching therapists found.')
  })

  test('says when it failed', async () => {
    const app = await open(thea, '/therapist/patients')
    await screen.findByText('No patients have written to you yet.')
    app.browser.connected = false
    await app.go('/therapist-dashboard')
    await screen.findByText('Failed to fetch therapists')
  })
})

import { signUp } from '@attune/server/testing/sign-up.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'
import { privacySections } from './privacy-text.ts'
import { termsSections } from './terms-text.ts'

const server = await startScreenServer()

const pages = [
  ['/privacy', privacySections],
  ['/terms', termsSections],
] as const

test.each(pages)('%s shows every line to a stranger', async (path, sections) => {
  await openApp(server, path)
  for (const { title, lines } of sections) {
    const part = await screen.findByRole('region', { name: title })
    for (const { text } of lines) within(part).getByText(text)
  }
})

test('both are a tap away on every page, for strangers and for who is signed in', async () => {
  const patient = await signUp(server, 'user')
  for (const [path, cookie] of [
    ['/', ''],
    ['/signin', ''],
    ['/no/such/page', ''],
    ['/journals', patient.cookie],
    ['/questions', patient.cookie],
  ] as const) {
    await openApp(server, path, cookie)
    const footer = await screen.findByRole('contentinfo')
    for (const [name, to] of [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ] as const)
      expect(within(footer).getByRole('link', { name }).getAttribute('href')).toBe(to)
  }
})

describe('who runs the site', () => {
  const { env } = server.context
  const runBy = async (name: string | null, contact: string | null, path = '/privacy') => {
    env.operator = { name, contact }
    await openApp(server, path)
    return screen.findByRole('region', { name: 'Who runs this site' })
  }

  test('is not known where the operator has not said it', async () => {
    const part = await runBy(null, null)
    await within(part).findByText(/has not said here who they are/)
    within(part).getByText('They have not said how to reach them.')
  })

  test.each([
    ['care@north.example', 'mailto:care@north.example'],
    ['https://north.example/contact', 'https://north.example/contact'],
  ])('is named, with %s to tap', async (contact, to) => {
    const part = await runBy('Clinic North', contact, '/terms')
    await within(part).findByText('Clinic North')
    const link = within(part).getByRole('link', { name: contact })
    expect(link.getAttribute('href')).toBe(to)
  })

  test.each([
    'javascript:alert(1)',
    'http://north.example',
    'Ask at the desk, a@b.example?subject=x',
  ])('no link is made of %s', async (contact) => {
    const part = await runBy('Clinic North', contact)
    await within(part).findByText((_, node) => node?.textContent === `Contact: ${contact}`)
    expect(within(part).queryByRole('link')).toBeNull()
  })
})

test('an outside model that is connected is named, and that it is off at first', async () => {
  server.context.env.ai = null
  await openApp(server, '/privacy')
  await screen.findByText('No outside AI service is connected here.')
  const limits = { dailyCalls: 1, dailyCallsPerPerson: 1 }
  const baseUrl = 'https://models.example/v1'
  server.context.env.ai = { baseUrl, model: 'm', apiKey: undefined, ...limits }
  await openApp(server, '/privacy')
  await screen.findByText(/models\.example\. It is sent text of yours only if you allow it/)
})

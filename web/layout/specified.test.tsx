import { footer } from '@attune/contract/brand.ts'
import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RouteObject } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { checkSession } from '../lib/session.ts'
import { routes } from '../routes.tsx'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
const patient = await signUp(server, 'user')
const therapist = await signUpPractising(server)

const someId = '8c3f1a52-6f0e-4f2b-9d57-0b8d8d0a1c11'
const guestPages = [
  '/',
  '/signin',
  '/signup',
  '/therapist-signin',
  '/therapist-signup',
  '/forgot-password',
]
const patientPages = [
  '/home',
  '/dashboard',
  '/messages',
  '/notifications',
  '/journals',
  `/journal/${someId}`,
  '/add-journal',
  '/find-therapist',
  `/therapist/${someId}`,
  `/therapist/${someId}/book`,
  '/appointments',
  `/appointments/${someId}`,
  `/appointments/${someId}/room`,
  '/tips',
  '/profile',
]
const therapistPages = [
  '/therapist-dashboard',
  '/therapist/patients',
  '/therapist/profile',
  '/therapist/notifications',
  '/therapist/calendar',
  '/therapist/appointments',
  `/therapist/appointments/${someId}`,
  `/therapist/appointments/${someId}/room`,
]
const questionPages = ['/questions', '/therapist/questions']
const openPages = [
  '/help',
  '/safety',
  '/privacy',
  '/terms',
  '/exercises',
  `/exercises/${someId}`,
  `/book/${someId}`,
  '/reset-password',
  '/confirm-email',
  '/unsubscribe',
  '/join',
]
const oldAddresses = ['/therapist/dashboard', `/chat/${someId}`]

type Way = readonly [path: string, leadsTo: string]

/** Goes to each address in turn, and says where each led. */
async function expectWays({ cookie }: { cookie: string }, ways: readonly Way[]) {
  const app = await openApp(server, '/help', cookie)
  for (const [path, to] of ways) {
    await app.go('/help')
    await app.go(path)
    await waitFor(() => expect([path, app.at()]).toEqual([path, to]))
  }
}
const all = (pages: readonly string[], to?: string) => pages.map((path): Way => [path, to ?? path])

describe('who may see which page', () => {
  test('every page of the routes stands in one of the lists below, and is tried by everybody', () => {
    expect(addressesOf(routes()).sort()).toEqual(
      [
        ...guestPages,
        ...patientPages,
        ...therapistPages,
        ...questionPages,
        ...openPages,
        ...oldAddresses,
        '/*',
      ].sort(),
    )
  })

  test('help and exercises are there for everyone', async () => {
    for (const cookie of ['', patient.cookie, therapist.cookie]) {
      await expectWays({ cookie }, all(openPages))
    }
  })

  test('a stranger: the public pages; all others lead to a sign-in', async () => {
    await expectWays({ cookie: '' }, [
      ...all(guestPages),
      ...all([...patientPages, '/questions'], '/signin'),
      ...all([...therapistPages, '/therapist/questions'], '/therapist-signin'),
    ])
  })

  test('a patient: their own pages; the public ones lead home', async () => {
    await expectWays(patient, [
      ...all([...patientPages, '/questions']),
      ...all([...guestPages, ...therapistPages, '/therapist/questions'], '/home'),
    ])
  })

  test('a therapist: their own pages; all others lead to the patients', async () => {
    await expectWays(therapist, [
      ...all(therapistPages),
      ...all(
        [...guestPages, ...patientPages, '/questions', '/therapist/questions'],
        '/therapist/patients',
      ),
    ])
  })

  test('old addresses lead to where their pages are now', async () => {
    await expectWays(patient, [[`/chat/${someId}`, `/therapist/${someId}`]])
    await expectWays(therapist, [
      [`/chat/${someId}`, `/therapist/patients?chat=${someId}`],
      ['/therapist/dashboard', '/therapist-dashboard'],
    ])
  })

  test('no page is defined for editing a journal by its owner’s id', async () => {
    await openApp(server, `/journal/${patient.id}/edit`, patient.cookie)
    await screen.findByRole('heading', { name: 'Page Not Found!' })
  })
})

/** The address of each page in the tree, with an id where its path has a hole. */
const addressesOf = (tree: readonly RouteObject[], around = ''): string[] =>
  tree.flatMap(({ path, index, children }) => {
    const address = path?.startsWith('/') ? path : [around, path].filter(Boolean).join('/')
    const own = path || index ? [address.replace(/^\/?/, '/').replace(/:\w+/g, someId)] : []
    return [...(children ? [] : own), ...addressesOf(children ?? [], address)]
  })

describe('around the page', () => {
  test('footer and assistant stand on every page, the bar not on public pages and the 404', async () => {
    const seen = async (cookie: string, paths: readonly string[], hasBar: boolean) => {
      const app = await openApp(server, '/help', cookie)
      for (const path of paths) {
        await app.go(path)
        await screen.findByRole('button', { name: 'Assistant' })
        expect(screen.getByRole('contentinfo').textContent).toContain(footer)
        await waitFor(() => expect([path, hasMainBar()]).toEqual([path, hasBar]))
      }
    }
    await seen('', [...guestPages, '/no/such/page'], false)
    await seen(patient.cookie, patientPages, true)
    await seen(patient.cookie, ['/questions', '/no/such/page'], false)
    await seen(therapist.cookie, therapistPages, true)
  })

  test('a patient’s bar holds four links, the theme and their menu', async () => {
    await openApp(server, '/profile', patient.cookie)
    expect(await barLinks()).toEqual([
      ['Home', '/home'],
      ['Journals', '/journals'],
      ['Therapists', '/find-therapist'],
      ['Advice', '/tips'],
    ])
    within(screen.getAllByRole('banner')[0]!).getByRole('button', { name: /theme$/ })
    expect(await menuItems()).toEqual([
      ['Dashboard', '/dashboard'],
      ['Profile', '/profile'],
      ['Messages', '/messages'],
      ['Sign Out', undefined],
    ])
  })

  test('a therapist’s bar holds their patients and their menu', async () => {
    await openApp(server, '/therapist/patients', therapist.cookie)
    expect(await barLinks()).toEqual([['Patients', '/therapist/patients']])
    expect(await menuItems()).toEqual([
      ['Profile', '/therapist/profile'],
      ['Sign Out', undefined],
    ])
  })

  test('the theme is switched and kept', async () => {
    await openApp(server, '/signin')
    await userEvent.click(await screen.findByRole('button', { name: 'Dark theme' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Light theme' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
  })

  test('a signed-in visitor of an unknown address is led home', async () => {
    const app = await openApp(server, '/no/such/page', patient.cookie)
    await userEvent.click(await screen.findByRole('link', { name: 'Return to Home' }))
    await waitFor(() => expect(app.at()).toBe('/home'))
  })
})

describe('a session', () => {
  test('is asked of both roles at the start, behind a large spinner', async () => {
    await openApp(server, '/profile', patient.cookie)
    const asked = vi.spyOn(globalThis, 'fetch')
    let done = Promise.resolve()
    act(() => {
      done = checkSession()
    })
    const spinner = screen.getByRole('status')
    expect(spinner.textContent).toBe('Opening Attune')
    expect(Number(spinner.querySelector('svg')?.getAttribute('width'))).toBeGreaterThan(100)
    await act(() => done)
    expect(asked.mock.calls.slice(0, 2).map(([url]) => url)).toEqual([
      '/api/users/check-session',
      '/api/therapists/check-session',
    ])
    await screen.findByRole('heading', { level: 2, name: patient.draft.name })
  })

  test('that cannot be asked for is said to be out of reach, with a way to try again', async () => {
    const app = await openApp(server, '/profile', patient.cookie)
    app.browser.connected = false
    await act(() => checkSession())
    await screen.findByRole('heading', { name: 'Attune can’t be reached right now.' })
    app.browser.connected = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 2, name: patient.draft.name })
  })

  test('of a therapist ends at Sign Out, at their own sign-in page', async () => {
    const other = await signUpPractising(server)
    const app = await openApp(server, '/therapist/profile', other.cookie)
    await userEvent.click(await screen.findByRole('button', { name: /Your menu/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await waitFor(() => expect(app.at()).toBe('/therapist-signin'))
    expect((await other.call('GET', '/therapists')).status).toBe(401)
  })
})

test('a questionnaire, which has no bar, has the way out at its end', async () => {
  const newcomer = await signUp(server, 'user')
  const app = await openApp(server, '/questions', newcomer.cookie)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(app.at()).toBe('/signin'))
  expect((await newcomer.call('GET', '/therapists')).status).toBe(401)
})

const hasMainBar = () => screen.queryByRole('navigation', { name: 'Main' }) !== null

const barLinks = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function menuItems() {
  await userEvent.click(await screen.findByRole('button', { name: /Your menu/ }))
  return (await screen.findAllByRole('menuitem')).map((item) => [
    item.textContent,
    item.getAttribute('href') ?? undefined,
  ])
}

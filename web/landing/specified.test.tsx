import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
afterEach(() => vi.restoreAllMocks())

const target = (link: HTMLElement) => link.getAttribute('href')

test('the landing page has a headline and leads to the sign-ins and the sign-up', async () => {
  await openApp(server, '/')
  await screen.findByRole('heading', { level: 1 })
  expect(target(screen.getByRole('link', { name: 'Get Matched Now' }))).toBe('/signin')
  for (const link of screen.getAllByRole('link', { name: 'Sign up as a Therapist' }))
    expect(target(link)).toBe('/therapist-signin')
  const sections = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))
  expect(sections).toEqual([
    'Why Choose Us',
    'How It Works',
    'What We Offer',
    'Who Is Therapy For',
    'Start Your Healing Journey Today',
  ])
  const last = screen.getByRole('region', { name: sections.at(-1)! })
  expect(target(within(last).getByRole('link', { name: 'Sign up now' }))).toBe('/signup')
})

test('Learn More scrolls smoothly to the sections', async () => {
  await openApp(server, '/')
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  await userEvent.click(await screen.findByRole('button', { name: 'Learn More' }))
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' })
  const [info] = scroll.mock.contexts as HTMLElement[]
  expect(info!.contains(screen.getByRole('region', { name: 'Why Choose Us' }))).toBe(true)
})

test('a section below the fold comes in over 1500 ms once a tenth of it is visible', async () => {
  const observed: { threshold: unknown; see: () => void }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void, { threshold }: { threshold: number }) {
        observed.push({ threshold, see: () => told([{ isIntersecting: true }]) })
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect)
  const animate = vi.fn()
  Element.prototype.animate = animate
  await openApp(server, '/')
  await screen.findByRole('region', { name: 'Why Choose Us' })
  // What is on the page is watched a moment after it is there.
  await expect
    .poll(() => observed.map(({ threshold }) => threshold))
    .toEqual([0.1, 0.1, 0.1, 0.1, 0.1])
  observed[0]!.see()
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1_500 })
})

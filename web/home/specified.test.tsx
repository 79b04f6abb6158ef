import { startTestApp, type TestApp } from '@attune/server/testing/app.ts'
import { type SignedUp, signUp } from '@attune/server/testing/sign-up.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLocal, writeLocal } from '../lib/local-storage.ts'
import { isolateWindow } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { watchScrolling } from '../testing/scroll-to.ts'
import { quotes } from './quotes.ts'

let server: TestApp
let patient: SignedUp
beforeAll(async () => {
  isolateWindow()
  server = await startTestApp()
})
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  localStorage.clear()
  patient = await signUp(server, 'user')
})

const open = () => openApp(server, '/home', patient.cookie)

/** The page as it stands with what the browser kept, however the server is. */
async function openOffline(kept: Record<string, unknown>) {
  const app = await openApp(server, '/journals', patient.cookie)
  await screen.findByText('Nothing written yet.')
  app.browser.connected = false
  for (const [key, value] of Object.entries(kept)) writeLocal(key, value)
  await app.go('/home')
  return app
}

describe('the home page', () => {
  test('greets with one of four quotes and asks for one of four moods', async () => {
    await open()
    await screen.findByRole('heading', {
      level: 1,
      name: 'How are you feeling today? Choose your mood below:',
    })
    const said = document.querySelector('blockquote')?.textContent?.replace(/[“”]/g, '')
    expect(quotes).toContain(said)
    const moods = screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)
    expect(moods).toEqual(['stressed', 'energetic', 'sad', 'calm'])
  })

  test('leads on by three cards', async () => {
    await open()
    const cards = within(await screen.findByRole('region', { name: 'How it works' }))
    expect(
      cards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Create a Journal', '/add-journal'],
      ['Tips & Advice', '/tips'],
      ['Find a Therapist', '/find-therapist'],
    ])
  })
})

describe('the recommended activity', () => {
  test('comes with a mood, says why, and is kept in the browser', async () => {
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Stressed' }))
    await screen.findByText(/^Recommended Activity · /)
    const { body } = await patient.call('GET', `/mood-activity/${patient.id}`)
    screen.getByText(body.activity)
    screen.getByText(new RegExp(escaped(body.explanation)))
    const { activity, explanation, imageUrl, mood } = body
    expect(readLocal('moodActivity')).toMatchObject({ activity, explanation, imageUrl, mood })
  })

  test('has a picture where there is one', async () => {
    await patient.call('POST', `/mood-activity/${patient.id}`, { mood: 'calm' })
    const { body } = await patient.call('GET', `/mood-activity/${patient.id}`)
    await openOffline({ moodActivity: { ...body, imageUrl: '/tree.webp' } })
    await screen.findByText(body.activity)
    expect(document.querySelector('main img')?.getAttribute('src')).toBe('/tree.webp')
  })
})

describe('the articles of the day', () => {
  test('each have a snippet, a reason and a way to more, and are kept', async () => {
    await open()
    const list = within(
      await screen.findByRole('region', { name: 'Daily Article Recommendations' }),
    )
    const links = await list.findAllByRole('link', { name: /^Learn More/ })
    const { body } = await patient.call('GET', `/daily-article/${patient.id}`)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      body.articles.map(({ learnMore }: { learnMore: string }) => learnMore),
    )
    for (const { snippet, explanation } of body.articles) {
      list.getByText(snippet)
      expect(list.getAllByText(explanation).length).toBeGreaterThan(0)
    }
    expect(readLocal('dailyArticle')).toEqual(body)
    expect(Date.now() - Number(readLocal('dailyArticleTimestamp'))).toBeLessThan(60_000)
  })

  test('stand from the browser for a day; one without an address has no link', async () => {
    const article = { title: 'On rest', snippet: 's', explanation: 'e', publisher: 'p' }
    await openOffline({
      dailyArticle: { articles: [{ ...article, learnMore: null }] },
      dailyArticleTimestamp: Date.now() - 23 * 3_600_000,
    })
    await screen.findByText('On rest')
    expect(screen.queryByRole('link', { name: /^Learn More/ })).toBe(null)
  })

  test('are said to be none', async () => {
    await openOffline({
      dailyArticle: { articles: [] },
      dailyArticleTimestamp: Date.now(),
    })
    await screen.findByText('No article recommendations available at the moment.')
  })

  test('are said to have failed', async () => {
    await openOffline({})
    await screen.findByText('Failed to load daily article recommendation')
  })
})

describe('the recommended video', () => {
  test('stands in a frame of our own, says why, and is kept', async () => {
    const { scrollTo } = watchScrolling()
    await open()
    const part = within(await screen.findByRole('region', { name: 'Recommended Video' }))
    const { body } = await patient.call('GET', `/video-recommendation/${patient.id}`)
    const frame = await part.findByTitle(body.title)
    expect(frame.tagName).toBe('IFRAME')
    expect(frame.getAttribute('src')).toBeNull()
    act(() => scrollTo(frame))
    expect(frame.getAttribute('src')).toBe(body.videoUrl)
    part.getByText(new RegExp(escaped(body.explanation)))
    expect(readLocal('recommendedVideo')).toEqual(body)
    expect(Date.now() - Number(readLocal('recommendedVideoTimestamp'))).toBeLessThan(60_000)
  })

  test('is said to be none', async () => {
    await openOffline({
      recommendedVideo: { videoUrl: '', explanation: '', title: '', minutes: 0 },
      recommendedVideoTimestamp: Date.now(),
    })
    await screen.findByText('No video recommendation available at the moment.')
  })

  test('is said to have failed', async () => {
    await openOffline({})
    await screen.findByText('Failed to load video recommendation')
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

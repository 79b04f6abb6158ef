import { chatbotTexts, premadeQuestions } from '@attune/contract/chatbot.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setWidth } from '../testing/browser-window.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()
afterEach(() => vi.restoreAllMocks())

const toggle = async () => userEvent.click(await screen.findByRole('button', { name: 'Assistant' }))
const panel = () => screen.findByRole('dialog', { name: 'Assistant' })
const turns = () => within(screen.getByRole('log')).queryAllByText(/^(You|Assistant):$/).length
const ask = (text: string) => userEvent.type(screen.getByLabelText('Your question'), text)

async function open(cookie = '', path = '/help') {
  const app = await openApp(server, path, cookie)
  await toggle()
  await panel()
  return app
}

describe('the assistant', () => {
  test('offers five questions, and answers a stranger who takes one', async () => {
    await open()
    const offered = within(screen.getByRole('list', { name: 'Questions to begin with' }))
    const buttons = offered.getAllByRole('button')
    expect(buttons.map((one) => one.textContent)).toEqual([...premadeQuestions])
    expect(buttons).toHaveLength(5)
    await userEvent.click(buttons[4]!)
    await waitFor(() => expect(turns()).toBe(2))
    expect(screen.queryByText(chatbotTexts.signIn)).toBe(null)
  })

  test('shortens the long ones on a phone', async () => {
    const [longest] = premadeQuestions
    setWidth(639)
    await open()
    expect(screen.getByRole('button', { name: longest }).textContent).toBe('How does Attune fi…')
    setWidth(640)
    await open()
    expect(screen.getByRole('button', { name: longest }).textContent).toBe(longest)
  })

  test('asks a stranger who types to sign in', async () => {
    await open()
    await ask('I cannot sleep{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('log').textContent).toContain(
        'Please sign in to chat with the assistant or try premade questions.',
      ),
    )
  })

  test('ignores what is empty, and whatever comes while it is asked', async () => {
    const { cookie } = await signUp(server, 'user')
    await open(cookie, '/profile')
    await ask('   {Enter}')
    expect(turns()).toBe(0)
    const calls = vi.spyOn(globalThis, 'fetch')
    const buttons = screen.getByRole('list', { name: 'Questions to begin with' })
    for (const button of within(buttons).getAllByRole('button')) fireEvent.click(button)
    await waitFor(() => expect(turns()).toBe(2))
    expect(calls.mock.calls.filter(([url]) => url === '/api/chatBot')).toHaveLength(1)
  })
})

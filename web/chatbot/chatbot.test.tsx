import { chatbotTexts, premadeQuestions } from '@attune/contract/chatbot.ts'
import { signUp } from '@attune/server/testing/sign-up.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { intercept, recordBodies } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const button = () => screen.findByRole('button', { name: 'Assistant' })
const panel = () => screen.findByRole('dialog', { name: 'Assistant' })
const box = () => screen.findByLabelText('Your question')
const log = () => screen.findByRole('log', { name: 'Conversation with the assistant' })
const open = async () => {
  await userEvent.click(await button())
  return panel()
}
/** The reply to the first question, once there is more of it than that it is on its way. */
const firstReply = async () =>
  waitFor(async () => {
    const reply = (await log()).children[1]
    if (!reply || within(reply as HTMLElement).queryByText('The assistant is looking'))
      throw new Error('no reply yet')
    return reply
  })
const say = async (text: string) => userEvent.type(await box(), `${text}{Enter}`)
const calm = premadeQuestions[3]
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

describe('the panel', () => {
  test('is opened and closed by its button, by Esc and by a click elsewhere', async () => {
    await openApp(server, '/')
    await open()
    await userEvent.click(await button())
    expect(screen.queryByRole('dialog')).toBe(null)
    await open()
    await userEvent.type(await box(), '{Escape}')
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(document.activeElement).toBe(await button())
    await open()
    await userEvent.click(screen.getAllByRole('heading', { level: 1 })[0]!)
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('keeps the conversation while it is closed', async () => {
    await openApp(server, '/')
    await open()
    await say('Who are you')
    await userEvent.click(await button())
    await open()
    expect(within(await log()).getByText('Who are you')).toBeTruthy()
  })
})

describe('what is being typed', () => {
  /** As after a reload: the page is built anew, the tab is the same. */
  const openAgain = async (cookie?: string) => {
    cleanup()
    await openApp(server, '/', cookie)
    await open()
    return (await box()) as HTMLTextAreaElement
  }

  test('is there after a reload, until it is answered', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/', maya.cookie)
    await open()
    await userEvent.type(await box(), 'Who are you')
    expect((await openAgain(maya.cookie)).value).toBe('Who are you')
    await userEvent.type(await box(), '{Enter}')
    await firstReply()
    expect((await openAgain(maya.cookie)).value).toBe('')
  })

  test('is there after a reload while the answer is on its way, and where it failed', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/', maya.cookie)
    await open()
    intercept('/chatBot', () => new Promise(() => {}))
    await say('Who are you')
    expect((await openAgain(maya.cookie)).value).toBe('Who are you')
  })

  test('is shown to nobody else', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/', maya.cookie)
    await open()
    await userEvent.type(await box(), 'I am hers')
    expect((await openAgain()).value).toBe('')
    const noah = await signUp(server, 'user')
    expect((await openAgain(noah.cookie)).value).toBe('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hers')
  })
})

describe('a stranger', () => {
  test('is answered the five questions', async () => {
    await openApp(server, '/')
    await open()
    const asked = recordBodies('/chatBot')
    await userEvent.click(await screen.findByRole('button', { name: calm }))
    await firstReply()
    expect(asked).toEqual([{ message: calm, timeZone }])
  })

  test('who types is asked to sign in, and nothing is sent', async () => {
    await openApp(server, '/')
    await open()
    const asked = recordBodies('/chatBot')
    await say('Can you help me sleep?')
    await within(await log()).findByText(chatbotTexts.signIn)
    await say('   ')
    expect((await log()).children).toHaveLength(2)
    expect(asked).toEqual([])
  })

  test('is told that nobody read what they wrote, and who answers where it was about danger', async () => {
    await openApp(server, '/')
    await open()
    await say('I want to end my life tonight')
    const note = within(await screen.findByRole('note'))
    note.getByText(/^Neither a person nor software has read what you wrote/)
    expect(screen.queryByText(/Software does/)).toBeNull()
    const help = note.getByRole('link', { name: 'people answer right now' })
    expect(help.getAttribute('href')).toBe('/help')
    await userEvent.click(await screen.findByRole('button', { name: calm }))
    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
  })
})

describe('a patient', () => {
  test('asks one thing after the other, and what came before goes along', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/journals', maya.cookie)
    await open()
    const asked = recordBodies('/chatBot')
    await say('What is CBT?')
    await firstReply()
    await say('How long does it take?')
    await waitFor(async () => expect((await log()).children).toHaveLength(4))
    expect(asked).toEqual([
      { message: 'What is CBT?', timeZone },
      { message: 'How long does it take?', timeZone, earlier: ['What is CBT?'] },
    ])
  })

  test('finds nothing sent while an answer is on its way, and keeps what they typed', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/journals', maya.cookie)
    await open()
    const asked = recordBodies('/chatBot')
    let answer = () => {}
    const waiting = new Promise<void>((done) => {
      answer = done
    })
    intercept('/chatBot', async (real) => {
      await waiting
      return real()
    })
    await say('What is CBT?')
    await say('And ACT?')
    expect(await box()).toHaveProperty('value', 'And ACT?')
    answer()
    await firstReply()
    expect(asked).toHaveLength(1)
  })

  test('sees nothing of a failure but their own words back in the box', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/journals', maya.cookie)
    await open()
    app.browser.connected = false
    await say('What is CBT?')
    await waitFor(async () => expect(await box()).toHaveProperty('value', 'What is CBT?'))
    expect((await log()).children).toHaveLength(0)
    expect(screen.queryByRole('alert')).toBe(null)
    expect(warn.mock.calls.flat().join()).not.toContain('CBT')
    warn.mockRestore()
  })

  test('who writes of dying is shown help inside', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/journals', maya.cookie)
    await open()
    await say('I want to kill myself')
    await within(await panel()).findByRole('region', { name: 'That sounds heavy to carry.' })
  })
})

describe('after an answer', () => {
  const waysOn = () => screen.findByRole('list', { name: 'Ways on' })
  /** A second click anywhere on what is being typed writes it out. */
  const writeOut = async () => {
    await waitFor(async () => expect((await log()).children.length % 2).toBe(0))
    await userEvent.click(await log())
  }

  test('the page it speaks of is one click away, and the conversation comes along', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/journals', maya.cookie)
    await open()
    await say('Show my last entry')
    await waitFor(async () => expect((await log()).textContent).toContain('still empty'))
    expect(screen.queryByRole('list', { name: 'Ways on' })).toBe(null)
    await writeOut()
    const link = within(await waysOn()).getByRole('link', { name: 'New Journal' })
    await userEvent.click(link)
    await waitFor(() => expect(app.at()).toBe('/add-journal'))
    expect(screen.queryByRole('dialog', { name: 'Assistant' })).toBe(null)
    await open()
    expect((await log()).textContent).toContain('Show my last entry')
  })

  test('what may have been meant is asked with one click', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/journals', maya.cookie)
    await open()
    const asked = recordBodies('/chatBot')
    await say('does the moon see my journal')
    await writeOut()
    const [first] = within(await waysOn()).getAllByRole('button')
    const question = first!.textContent!
    await userEvent.click(first!)
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toMatchObject({ message: question })
  })

  test('nothing of it is left after a sign-out, for the same person either', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/journals', maya.cookie)
    await open()
    await say('What is CBT?')
    await firstReply()
    await userEvent.click(screen.getByRole('button', { name: 'Your menu' }))
    await userEvent.click(await screen.findByText('Sign Out'))
    await waitFor(() => expect(app.at()).toBe('/signin'))
    await open()
    expect((await log()).children).toHaveLength(0)
  })
})

test('stands on the page of an exercise too, and what is typed there is no shortcut', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/exercises/box-breathing', maya.cookie)
  await open()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  await say('What is CBT?')
  window.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
  await firstReply()
})

test('an answer that carries help is there whole at once', async () => {
  const maya = await signUp(server, 'user')
  await openApp(server, '/journals', maya.cookie)
  await open()
  await say('I want to kill myself')
  const reply = await firstReply()
  expect(reply.textContent).toContain('I am software')
  expect(reply.querySelector('[aria-hidden]')).toBe(null)
  expect(within(await panel()).getByRole('link', { name: 'Help' })).toBeTruthy()
})

test('an answer is typed at 20 ms a character, and a second click writes it out', async () => {
  await openApp(server, '/')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: calm }))
  const reply = await firstReply()
  const typed = () => reply.querySelector('[aria-hidden]')?.textContent ?? ''
  await waitFor(() => expect(typed()).not.toBe(''))
  const whole = reply.querySelector('.sr-only:last-child')?.textContent ?? ''
  await act(() => new Promise((done) => setTimeout(done, 400)))
  expect(typed().length).toBeGreaterThan(5)
  expect(typed().length).toBeLessThan(60)
  expect(whole.startsWith(typed())).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: calm }))
  expect(typed()).toBe('')
  expect(reply.textContent).toContain(whole)
  expect((await log()).children).toHaveLength(2)
})

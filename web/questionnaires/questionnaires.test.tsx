import { otherChoice } from '@attune/contract/questionnaires.ts'
import { signUp, signUpPractising } from '@attune/server/testing/sign-up.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'

const server = await startScreenServer()

const choices = () => [...screen.queryAllByRole('checkbox'), ...screen.queryAllByRole('radio')]
const question = async () => (await screen.findByRole('heading', { level: 1 })).textContent

async function answerAll() {
  while (!screen.queryByRole('button', { name: 'Complete' })) {
    await userEvent.click(choices()[0]!)
    await press('Next')
  }
  await userEvent.click(choices()[0]!)
}

describe('the intake', () => {
  test('is answered one by one, sent at Complete, and leads home for good', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/questions', maya.cookie)
    await screen.findByRole('button', { name: 'Next' })
    await answerAll()
    expect((await maya.call('GET', `/users/${maya.id}/user-answers`)).body).toEqual([])
    await press('Complete')
    await waitFor(() => expect(app.at()).toBe('/home'))
    const { body } = await maya.call('GET', `/users/${maya.id}/user-answers`)
    const { body: questions } = await maya.call('GET', '/user-questions')
    expect(body).toHaveLength(questions.length)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    await app.go('/questions')
    await waitFor(() => expect(app.at()).toBe('/home'))
  })

  test('its last question leads to the matches in one press, and home is in the bar there', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/questions', maya.cookie)
    await screen.findByRole('button', { name: 'Next' })
    expect(screen.queryByRole('button', { name: 'See who fits' })).toBe(null)
    await answerAll()
    await press('See who fits')
    await waitFor(() => expect(app.at()).toBe('/find-therapist'))
    await screen.findByRole('list', { name: 'Your best matches' })
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home')
  })

  test('does not go on without an answer, and has nothing before the first', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/questions', maya.cookie)
    const first = await question()
    expect(await screen.findByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await press('Next')
    await screen.findByText('Please answer a selection before proceeding')
    expect(await question()).toBe(first)
  })

  test('survives a reload, and its steps lead back to what was answered', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/questions', maya.cookie)
    const first = await question()
    await userEvent.click(choices()[0]!)
    await press('Next')
    await openApp(server, '/questions', maya.cookie)
    await screen.findAllByText(/^1 of \d+ answered$/)
    expect(await question()).not.toBe(first)
    const rail = screen.getByRole('navigation', { name: 'Questions' })
    const [done, , open] = within(rail).getAllByRole('button')
    expect(open).toHaveProperty('disabled', true)
    await userEvent.click(done!)
    expect(await question()).toBe(first)
    expect(choices()[0]).toHaveProperty('checked', true)
  })

  test('an answer that another tab changed stays what it became there', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/questions', maya.cookie)
    await question()
    const another = choices()[1]!.closest('label')!.textContent
    await userEvent.click(choices()[0]!)
    await press('Next')
    const key = keys.draft(maya.id, 'questions')
    const { answers, at } = readLocal<{ answers: Record<string, string[]>; at: number }>(key)!
    const [first] = Object.keys(answers)
    writeLocal(key, { answers: { [first!]: [another] }, at })
    await userEvent.click(choices()[0]!)
    expect(readLocal<{ answers: object }>(key)!.answers).toMatchObject({ [first!]: [another] })
  })

  test('stays where it is and says so when the answers could not be sent', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/questions', maya.cookie)
    await screen.findByRole('button', { name: 'Next' })
    await answerAll()
    app.browser.connected = false
    await press('Complete')
    await screen.findByText(/can’t be reached/)
    app.browser.connected = true
    await press('Complete')
    await waitFor(() => expect(app.at()).toBe('/home'))
  })
})

describe('the practice questionnaire', () => {
  test('leads to the therapist dashboard once, and to the patients afterwards', async () => {
    const thea = await signUp(server, 'therapist')
    const app = await openApp(server, '/therapist/questions', thea.cookie)
    await screen.findByRole('button', { name: 'Next' })
    await press('Next')
    await screen.findByText('Please select an answer before proceeding.')
    await answerAll()
    await press('Complete')
    await waitFor(() => expect(app.at()).toBe('/therapist-dashboard'))
    const again = await openApp(server, '/therapist/questions', thea.cookie)
    await waitFor(() => expect(again.at()).toBe('/therapist/patients'))
  })

  test('asks for the words of Other, and has them again when it is ticked anew', async () => {
    const thea = await signUp(server, 'therapist')
    await openApp(server, '/therapist/questions', thea.cookie)
    const tick = () => userEvent.click(screen.getByRole('checkbox', { name: otherChoice }))
    const words = () => screen.getByRole('textbox', { name: otherChoice })
    await screen.findByRole('button', { name: 'Next' })
    await tick()
    await press('Next')
    await screen.findByText(/what “Other” is/)
    await userEvent.type(words(), 'Working with dreams')
    await tick()
    await tick()
    expect(words()).toHaveProperty('value', 'Working with dreams')
  })

  test('is edited in the profile, where an empty answer is refused and leaving asks first', async () => {
    const thea = await signUpPractising(server)
    await openApp(server, '/therapist/profile', thea.cookie)
    await press('Edit Answers')
    await userEvent.click((await screen.findAllByRole('checkbox', { checked: true }))[0]!)
    await press('Save Answers')
    await screen.findByText('You must choose at least one answer.')
    await press('Edit Answers')
    await press('Continue Editing')
    await userEvent.click(choices()[1]!)
    await press('Save Answers')
    const list = await screen.findByRole('region', { name: 'Your Questions & Answers' })
    const { body } = await thea.call('GET', `/therapists/${thea.id}/therapist-answers`)
    // The card of the practice above it says the same, as soon as it has come anew.
    expect(await within(list).findByText(body[0].answer[0])).toBeTruthy()
  })

  test('keeps changes through a reload until they are saved or discarded', async () => {
    const thea = await signUpPractising(server)
    const reload = async () => {
      await openApp(server, '/therapist/profile', thea.cookie)
      await screen.findByRole('button', { name: 'Edit Answers' })
    }
    const ticked = () => choices().filter((choice) => (choice as HTMLInputElement).checked).length
    await reload()
    await press('Edit Answers')
    await screen.findByRole('region', { name: 'Edit Answers' })
    await userEvent.click(choices()[3]!)
    await reload()
    await screen.findByRole('region', { name: 'Edit Answers' })
    expect(ticked()).toBe(2)
    await press('Edit Answers')
    await press('Discard Changes')
    await reload()
    expect(screen.queryByRole('region', { name: 'Edit Answers' })).toBe(null)
    await press('Edit Answers')
    await screen.findByRole('region', { name: 'Edit Answers' })
    expect(ticked()).toBe(1)
    await userEvent.click(choices()[4]!)
    await press('Save Answers')
    await screen.findByRole('heading', { name: 'Your Questions & Answers' })
    await reload()
    expect(screen.queryByRole('region', { name: 'Edit Answers' })).toBe(null)
  })

  test('stores what is typed under Other behind its choice, and a hundred words of it', async () => {
    const thea = await signUp(server, 'therapist')
    const app = await openApp(server, '/therapist/questions', thea.cookie)
    await screen.findByRole('button', { name: 'Next' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Other (please specify)' }))
    const words = Array.from({ length: 120 }, (_, at) => `w${at}`)
    fireEvent.change(await screen.findByRole('textbox', { name: 'Other (please specify)' }), {
      target: { value: words.join(' ') },
    })
    await press('Next')
    await answerAll()
    await press('Complete')
    await waitFor(() => expect(app.at()).toBe('/therapist-dashboard'))
    const { body } = await thea.call('GET', `/therapists/${thea.id}/therapist-answers`)
    expect(body[0].answer).toEqual([`Other (please specify): ${words.slice(0, 100).join(' ')}`])
  })
})

import { answerIntake, signUp, signUpPractising, write } from '@attune/server/testing/sign-up.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { intercept, recordBodies } from '../testing/intercept.ts'
import { openApp } from '../testing/open-app.tsx'
import { press } from '../testing/press.ts'
import { startScreenServer } from '../testing/screen-server.ts'
import { plainNote } from './plain-note.ts'

const server = await startScreenServer()

const possible = 'I do not want to live any more.'
const imminent = 'I have the pills here and I will kill myself tonight.'
const heading = 'That sounds heavy to carry.'

const help = () => screen.findByRole('region', { name: heading })
const noHelp = () => screen.queryByRole('region', { name: heading })
const content = () => screen.findByLabelText('Content')
const add = async (text: string) => userEvent.type(await content(), text)
/** Long enough for words to be looked at, if they were. */
const aPause = () => new Promise((done) => setTimeout(done, 1_000))

describe('without a connection', () => {
  const standing = /Without a connection nothing here is read\. If you are in danger/
  test('every text has whom to call beside it, and none is guessed at', async () => {
    const maya = await signUp(server, 'user')
    const { browser } = await openApp(server, '/add-journal', maya.cookie)
    await content()
    expect(screen.queryByText(standing)).toBe(null)
    browser.connected = false
    await add('A quiet day.')
    const line = within(await screen.findByText(standing))
    expect(line.getByRole('link', { name: /^call / }).getAttribute('href')).toMatch(/^tel:\d+$/)
    line.getByRole('link', { name: 'All help lines' })
    expect(noHelp()).toBe(null)
    browser.connected = true
    await add(' And a walk.')
    await waitFor(() => expect(screen.queryByText(standing)).toBe(null))
  })

  test('so has the draft of a message, at once where the browser knows it is offline', async () => {
    const [maya, thea] = await Promise.all([signUp(server, 'user'), signUpPractising(server)])
    await openApp(server, `/therapist/${thea.id}`, maya.cookie)
    const box = await screen.findByRole('textbox')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => {
      window.dispatchEvent(new Event('offline'))
    })
    expect(screen.queryByText(standing)).toBe(null)
    await userEvent.type(box, 'Hello')
    screen.getByText(standing)
    onLine.mockRestore()
  })
})

describe('beside a journal entry', () => {
  test('help appears, says so once, and takes neither the words nor the focus', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await add(possible)
    const panel = await help()
    expect(document.activeElement).toBe(await content())
    expect(await content()).toHaveProperty('value', possible)
    expect(screen.getByText(/A note with help lines is now beside/)).toBeTruthy()
    expect(within(panel).getByText(/Nobody was told/)).toBeTruthy()
    expect((await maya.call('GET', `/users/${maya.id}/journals`)).body).toEqual([])
  })

  test('once closed it stays closed until what is written gets graver', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/add-journal', maya.cookie)
    await userEvent.type(await screen.findByLabelText('Title'), 'Sunday')
    await add(possible)
    await help()
    await press('Close')
    await add(' I really do not.')
    await aPause()
    expect(noHelp()).toBe(null)
    await press('Save')
    await waitFor(() => expect(app.at()).toBe('/journals'))
    await userEvent.click(await screen.findByRole('link', { name: 'Sunday' }))
    await screen.findByRole('heading', { level: 1, name: 'Sunday' })
    await aPause()
    expect(noHelp()).toBe(null)
    await press('Edit')
    await add(` ${imminent}`)
    expect(within(await help()).getByRole('link', { name: /^Call (911|112|999)/ })).toBeTruthy()
  })

  test('closed over what stood there it comes back for words of danger that are added', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await add(imminent)
    await help()
    await press('Close')
    await add(' We had soup for dinner.')
    await aPause()
    expect(noHelp()).toBe(null)
    await add(' I have a rope and will hang myself now.')
    await help()
  })

  test('who saves at once finds it above the list and beside the entry', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/add-journal', maya.cookie)
    await userEvent.type(await screen.findByLabelText('Title'), 'Sunday')
    await userEvent.click(await content())
    await userEvent.paste(possible)
    await press('Save')
    await waitFor(() => expect(app.at()).toBe('/journals'))
    await help()
    await userEvent.click(await screen.findByRole('link', { name: 'Sunday' }))
    await screen.findByRole('button', { name: 'Edit' })
    await help()
  })

  test('where nobody can be asked, the way to help stands there all the same', async () => {
    const maya = await signUp(server, 'user')
    const app = await openApp(server, '/add-journal', maya.cookie)
    await content()
    app.browser.connected = false
    await add(possible)
    await aPause()
    expect(noHelp()).toBe(null)
    expect(screen.getByRole('link', { name: 'Help right now' }).getAttribute('href')).toBe('/help')
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

const softNote = {
  ...plainNote,
  heading: 'This sounds heavy.',
  text: 'Would it help to see who you could talk to?',
}
const calm = { grade: 'none', soft: false, family: null, whose: null, language: 'en' }
const readAs = (reply: object) => intercept('risk-check', async () => Response.json(reply))

describe('where only the model finds it heavy', () => {
  const question = /Would it help to see who you could talk to\?/
  async function writeHeavily() {
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await content()
    readAs({ ...calm, grade: 'distress', soft: true, note: softNote })
    await add('Nothing is any colour now.')
    await screen.findByText(question)
  }

  test('one line asks, leads to help, and goes for good when told', async () => {
    await writeHeavily()
    expect(noHelp()).toBe(null)
    expect(document.activeElement).toBe(await content())
    expect(screen.getByRole('link', { name: 'Show me' }).getAttribute('href')).toBe('/help')
    await press('Not now')
    await add(' Still.')
    await aPause()
    expect(screen.queryByText(question)).toBe(null)
  })

  test('plain words of danger bring the help in its place, closed or not', async () => {
    await writeHeavily()
    readAs({
      grade: 'possible',
      soft: false,
      family: 'suicide',
      whose: 'self',
      language: 'en',
      note: plainNote,
    })
    await add(' I want to die.')
    await help()
    expect(screen.queryByText(question)).toBe(null)
  })
})

test('it names the line of the country, a trusted person and the therapist written with', async () => {
  const maya = await signUp(server, 'user')
  const thea = await signUpPractising(server)
  await answerIntake(maya)
  await write(server, maya, thea, 'Hello')
  await openApp(server, '/help', maya.cookie)
  await press('Add someone')
  await userEvent.type(await screen.findByLabelText('Their name'), 'Sam')
  await userEvent.type(screen.getByLabelText('Their phone number'), '+1 555 0188')
  await press('Save this person')
  await screen.findByRole('link', { name: 'Call Sam' })
  await openApp(server, '/add-journal', maya.cookie)
  await add(possible)
  const { lines } = (await maya.call('GET', `/users/${maya.id}/help`)).body
  const links = async (name: string | RegExp) =>
    within(await help())
      .getByRole('link', { name })
      .getAttribute('href')
  await within(await help()).findByRole('link', { name: 'Call Sam' })
  await press('More')
  expect(await links('Call Sam')).toBe('tel:+15550188')
  expect(await links(`Call ${lines[0].phone}`)).toBe(`tel:${lines[0].phone.replace(/\D/g, '')}`)
  expect(await links(/^Write to /)).toBe(`/chat/${thea.id}`)
})

describe('help that fits', () => {
  test('violence at home is met with its own line, never the suicide line first', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await add('My husband hits me.')
    const panel = await screen.findByRole('region', { name: 'You deserve to be safe.' })
    const [first] = await within(panel).findAllByRole('link', { name: /^Call/ })
    expect(first?.getAttribute('href')).toBe('tel:18007997233')
  })

  test('a body in danger is met with the emergency number and no listening line', async () => {
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await add('I took a whole bottle of pills.')
    const panel = await screen.findByRole('region', { name: 'Please get medical help now.' })
    const calls = await within(panel).findAllByRole('link', { name: /^Call/ })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:911'])
  })

  test('a language that software cannot read is said calmly, with the lines, and closed for good', async () => {
    const unread = { ...plainNote, heading: 'Software cannot read this language.' }
    const maya = await signUp(server, 'user')
    await openApp(server, '/add-journal', maya.cookie)
    await content()
    readAs({ ...calm, language: null, note: unread })
    await add('A few words.')
    const panel = () => screen.queryByRole('region', { name: unread.heading })
    await waitFor(() => expect(panel()).toBeTruthy())
    await within(panel()!).findByRole('link', { name: 'Call 988' })
    await press('Close')
    await add(' More.')
    await aPause()
    expect(panel()).toBe(null)
  })

  test('in a chat it says what is true there, and does not offer the therapist written to', async () => {
    const maya = await signUp(server, 'user')
    const thea = await signUpPractising(server)
    await openApp(server, `/therapist/${thea.id}`, maya.cookie)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), possible)
    const panel = await help()
    await within(panel).findByText(/may not see this soon\.$/)
    await press('More')
    expect(within(panel).getByText(/Nobody was told/)).toBeTruthy()
    expect(within(panel).queryByRole('link', { name: /^Write to/ })).toBe(null)
  })
})

test('a therapist’s words are not looked at', async () => {
  const thea = await signUpPractising(server)
  const maya = await signUp(server, 'user')
  await write(server, maya, thea, 'Hello')
  await openApp(server, `/therapist/patients?chat=${maya.id}`, thea.cookie)
  const asked = recordBodies('risk-check')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Message to/ }), possible)
  await aPause()
  expect(asked).toEqual([])
})

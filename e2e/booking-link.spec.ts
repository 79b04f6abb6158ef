import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openCalendar } from './booking.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { coveredByAssistant } from './covered.ts'
import { expectAccessible } from './expect-accessible.ts'
import { type Cast, openIn, screens } from './open-in.ts'
import { answerAll, fillSignUp, newPerson, signInHere } from './sign-up.ts'
import { test } from './test.ts'

for (const { name, ...viewport } of screens) {
  test(`a stranger books by a link on a card, on ${name}`, async ({ browser, origin }) => {
    const cast = { browser, origin, viewport }
    const therapist = await practising(cast, `Greta Nilsen ${viewport.width}`)
    const visitor = await openIn(cast, 'Europe/London')
    const link = await test.step('the therapist sets up hours and a link', () =>
      setUp(therapist.page))
    const hour = await test.step('a stranger chooses one by keyboard alone', () =>
      chooseByKeyboard(visitor.page, link, therapist.name))
    await test.step('signs up, answers, and asks with one press', () =>
      signUpAndAsk(visitor.page, hour))
    await test.step('the therapist sees it', async () => {
      await therapist.page.goto('/therapist/calendar')
      await therapist.page.getByRole('button', { name: /^Confirm the request of Pia/ }).click()
      await expect(visitor.page.getByText('Confirmed', { exact: true })).toBeVisible()
    })
    for (const { expectOwnOrigin } of [therapist, visitor]) expectOwnOrigin()
  })

  test(`the time is gone by the end, and another is asked for, on ${name}`, async ({
    browser,
    origin,
  }) => {
    const cast = { browser, origin, viewport }
    const therapist = await practising(cast, `Ines Duarte ${viewport.width}`)
    await openCalendar(therapist.request, therapist.id)
    const link = await switchedOn(therapist)
    const visitor = await openIn(cast, 'Europe/London')
    const person = newPerson('Pia Novak')
    await signUpElsewhere(cast, person)
    await visitor.page.goto(link)
    const chosen = visitor.page.getByRole('button', { name: /, \d\d:\d\d$/ }).first()
    const hour = hourOf(await chosen.textContent())
    await chosen.click()
    await takeFirst(await quicker(cast), therapist.id)
    await signInAndAsk(visitor.page, person, hour)
    for (const { expectOwnOrigin } of [therapist, visitor]) expectOwnOrigin()
  })

  test(`a link that is unknown, or taken back, says so on ${name}`, async ({ browser, origin }) => {
    const cast = { browser, origin, viewport }
    const therapist = await practising(cast, `Nora Brandt ${viewport.width}`)
    await openCalendar(therapist.request, therapist.id)
    const link = await switchedOn(therapist)
    const visitor = await openIn(cast, 'Europe/London')
    await visitor.page.goto('/book/nobody-at-all')
    await expectNobody(visitor.page)
    await visitor.page.goto(link)
    await expect(visitor.page.getByRole('heading', { level: 1 })).toContainText(therapist.name)
    await takeBack(therapist.page)
    await visitor.page.reload()
    await expectNobody(visitor.page)
    await expect(visitor.page.getByText(therapist.name)).toHaveCount(0)
    for (const { expectOwnOrigin } of [therapist, visitor]) expectOwnOrigin()
  })
}

async function practising(cast: Cast, name: string) {
  const opened = await openIn(cast, 'America/New_York')
  return { ...opened, name, id: await signUpPractising(opened.request, newPerson(name)) }
}

async function setUp(page: Page) {
  await page.goto('/therapist/calendar')
  await page.getByRole('button', { name: 'Save: Hours of a week' }).click()
  const card = page.getByRole('region', { name: 'A link to book with you' })
  await expect(card.getByLabel('The end of your link')).toHaveValue(/^greta-nilsen-\d+$/)
  await expectAccessible(page, 'a link that is off')
  await card.getByRole('button', { name: 'Switch the link on' }).click()
  const link = card.getByLabel('Your link')
  await expect(link).toHaveValue(/\/book\/greta-nilsen-\d+$/)
  await expectAccessible(page, 'a link that is on')
  return link.inputValue()
}

/** Gives the hour that was pressed. */
async function chooseByKeyboard(page: Page, link: string, name: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A time with ${name}`)
  await expect(page.getByText('Licence declared, not checked by anyone')).toBeVisible()
  await expect(page.getByText(/^All times are by your clock \(London\)\./)).toContainText(
    'Greta is in New York',
  )
  await expect(page.getByText(/Nothing is held until then\.$/)).toBeVisible()
  const first = page.getByRole('button', { name: /, \d\d:\d\d$/ }).first()
  await expect(first).toHaveAccessibleDescription(/^\d\d:\d\d there$/)
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'a booking link')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
  await tabTo(page, 'input[name=kind]')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Session/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /^First talk/ })).toBeChecked()
  await tabTo(page, 'button.time-chip')
  // The first may be too soon by the time that all is answered.
  for (let later = 0; later < 2; later++) await page.keyboard.press('Tab')
  const hour = hourOf(await page.locator('button.time-chip:focus').textContent())
  await page.keyboard.press('Enter')
  return hour
}

const hourOf = (chip: string | null) => chip?.match(/\d\d:\d\d$/)?.[0] ?? 'no hour'

async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await page.locator(`:focus:is(${selector})`).count()) return
  }
  throw new Error(`Tab does not reach ${selector}`)
}

async function signUpAndAsk(page: Page, hour: string) {
  await expect(page).toHaveURL('/signup')
  const kept = page.getByText(/^You chose /)
  await expect(kept).toContainText(`${hour} with Greta Nilsen`)
  const time = ((await kept.textContent()) ?? '').replace(/^You chose | with .*/g, '')
  await expect(page.getByText(/^Your choice stays on this device until tomorrow /)).toBeVisible()
  await expectAccessible(page, 'a sign-up with a time that is kept')
  await fillSignUp(page, newPerson('Pia Novak'))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/questions')
  await expect(kept).toContainText(time)
  await expectAccessible(page, 'the questions with a time that is kept')
  await finishLater(page, time)
  await answerAll(page, {})
  const sheet = page.getByRole('dialog', { name: 'Ask for this time' })
  await expect(sheet).toContainText(time)
  await expect(sheet).toContainText(/By your clock \(London\)\. For Greta \(New York\): /)
  await expectAccessible(page, 'the time, where it is asked for')
  await sheet.getByRole('button', { name: 'Ask for this time' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^First talk with Greta Nilsen/)
  await expect(page.getByText('Waiting for Greta to confirm')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('keptTime'))).toBeNull()
}

/** What was chosen waits where they land, and on the list; then back to the questions. */
async function finishLater(page: Page, time: string) {
  await page.getByRole('link', { name: 'Finish later' }).filter({ visible: true }).click()
  const chosen = page.getByRole('region', { name: 'A time you chose' })
  await expect(chosen).toContainText(`You chose ${time} with Greta Nilsen`)
  await expectAccessible(page, 'home with a time that was chosen')
  await page.goto('/appointments')
  await expect(chosen.getByRole('link', { name: 'Ask for it' })).toBeVisible()
  await page.goto('/questions')
}

async function switchedOn({ request, id, name }: Awaited<ReturnType<typeof practising>>) {
  const handle = name.toLowerCase().replaceAll(' ', '-')
  const reply = await request.put(`/api/therapists/${id}/booking-link`, { data: { handle } })
  expect(reply.ok(), await reply.text()).toBe(true)
  return `/book/${handle}`
}

async function signUpElsewhere(cast: Cast, person: ReturnType<typeof newPerson>) {
  const { request } = await openIn(cast, 'Europe/London')
  await signUpAnswered(request, person, [])
  return request
}
const quicker = (cast: Cast) => signUpElsewhere(cast, newPerson('Sam Quick'))

/** The first free time of a therapist is somebody else's. */
async function takeFirst(request: APIRequestContext, therapist: string) {
  const free = await request.get(`/api/therapists/${therapist}/free-times?kind=first-talk`)
  const [first] = (await free.json()).times
  const data = {
    ...{ therapist, clientId: randomUUID(), kind: 'first-talk', format: 'online' },
    ...{ at: first.at, timeZone: 'Europe/London' },
  }
  const asked = await request.post('/api/appointments', { data })
  expect(asked.ok(), await asked.text()).toBe(true)
}

async function signInAndAsk(page: Page, person: ReturnType<typeof newPerson>, hour: string) {
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/^You chose /)).toContainText(hour)
  await expectAccessible(page, 'a sign-in with a time that is kept')
  await signInHere(page, person)
  const gone = page.getByRole('dialog', { name: 'This time is not free' })
  await expect(gone.getByRole('alert')).toHaveText(
    'Somebody was a moment quicker, or it is too soon by now. Nothing was booked, and what you chose besides is kept.',
  )
  await expectAccessible(page, 'a time that is gone')
  await gone.getByRole('listitem').first().getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Ask for this time' })
  await sheet.getByRole('button', { name: 'Ask for this time' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^First talk with Ines Duarte/)
  await page.goto('/appointments')
  const ahead = page.getByRole('region', { name: 'Ahead' }).getByRole('link', { name: /Ines/ })
  await expect(ahead).toHaveCount(1)
}

async function expectNobody(page: Page) {
  await expect(page.getByText('This link leads to nobody any more.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A time with a therapist')
  await expectAccessible(page, 'a link that leads to nobody')
  expect(await coveredByAssistant(page, 'down')).toBe(0)
}

async function takeBack(page: Page) {
  await page.goto('/therapist/calendar')
  const card = page.getByRole('region', { name: 'A link to book with you' })
  await card.getByRole('button', { name: 'Switch it off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch this link off?' })
  await expectAccessible(page, 'switching a link off')
  await dialog.getByRole('button', { name: 'Switch it off' }).click()
  await expect(card.getByRole('button', { name: 'Switch the link on' })).toBeVisible()
}

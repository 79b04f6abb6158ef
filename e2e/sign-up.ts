import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** What the sign-up form asks for. */
export type SignUpFields = {
  name: string
  username: string
  email: string
  password: string
  phone: string
}

export function newPerson(name: string): SignUpFields {
  const tag = randomUUID().slice(0, 8)
  return {
    name,
    username: `${name.replace(/ .*/, '').toLowerCase()}-${tag}`,
    email: `${tag}@people.example`,
    password: 'a calm long password',
    phone: '+1 555 0142',
  }
}

export async function fillSignUp(page: Page, fields: SignUpFields) {
  await page.getByLabel('Full name').fill(fields.name)
  await page.getByLabel('Username').fill(fields.username)
  await page.getByLabel('Email').fill(fields.email)
  await page.getByLabel('Password', { exact: true }).fill(fields.password)
  await page.getByLabel('Phone number').fill(fields.phone)
}

export async function signInHere(
  page: Page,
  { email, password }: Pick<SignUpFields, 'email' | 'password'>,
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

export async function signOutHere(page: Page) {
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/signin')
}

/** What this browser keeps of anyone; neither how it looks here nor how often somebody came or went is that. */
export const keptOfAnyone = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => !['theme', 'turns'].includes(key)))

/** Choices by the question's step in the rail; a question that is not named gets its last choice. */
export type ChoicesByStep = Record<string, string[]>

/** Answers every question in turn and presses `end` on the last. */
export async function answerAll(
  page: Page,
  chosen: ChoicesByStep,
  onEach?: (step: number) => Promise<void>,
  end = 'Complete',
) {
  for (let step = 0; ; step++) {
    const current = page.locator('[aria-current="step"]').first()
    await expect(current).toBeAttached()
    const name = ((await current.textContent()) ?? '').replace('(answered)', '').trim()
    for (const label of chosen[name] ?? []) await page.getByLabel(label, { exact: true }).check()
    if (!chosen[name]) await page.locator('fieldset input').last().check()
    // "Other" alone is no answer.
    const other = page.getByRole('textbox', { name: 'Other (please specify)' })
    if (await other.isVisible()) await other.fill('Something else')
    await onEach?.(step)
    const complete = page.getByRole('button', { name: 'Complete', exact: true })
    if (await complete.isVisible())
      return page.getByRole('button', { name: end, exact: true }).click()
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
  }
}

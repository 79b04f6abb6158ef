import type { Availability } from '@attune/contract/availability.ts'
import type { Licence } from '@attune/contract/licences.ts'
import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** As it travels: times are text. */
type LicenceReply = Omit<Licence, 'checkedAt'> & { checkedAt: string | null }

const licence = (change: Partial<LicenceReply>): LicenceReply => ({
  _id: crypto.randomUUID(),
  kind: 'Clinical psychologist',
  number: 'PSY 0047',
  place: 'Ireland',
  expires: null,
  area: null,
  state: 'self-declared',
  checkedAt: null,
  ...change,
})

const checkedAt = '2026-05-03T10:00:00.000Z'
const everyState = [
  licence({}),
  licence({ state: 'document-seen', checkedAt, kind: 'Group analyst', number: 'GA 12' }),
  licence({ state: 'verified', checkedAt, place: 'United Kingdom', expires: '2030-01-31' }),
  licence({ state: 'expired', checkedAt, number: 'PSY 0001', expires: '2026-05-01' }),
  licence({
    ...{ state: 'verified', checkedAt, area: 'trauma-ptsd' },
    ...{ kind: 'EMDR, two years', number: 'EM 2019-4', place: 'Institute for Trauma Therapy' },
  }),
]
const licences = '**/api/therapists/*/licences'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const away: Availability = {
  accepting: false,
  replyHours: { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone: 'Europe/London' },
  away: { from: day(-2), until: day(5) },
}

/** Every reply about one therapist, or about a list of them, with this availability. */
async function available(page: Page, availability: Availability) {
  await page.route(/\/api\/therapists(\?|\/[0-9a-f-]{36}$)/, async (route) => {
    const reply = await route.fetch()
    const found = await reply.json()
    const json = Array.isArray(found)
      ? found.map((one, at) => (at < 2 ? { ...one, availability } : one))
      : { ...found, availability }
    await route.fulfill({ response: reply, json })
  })
  await page.reload()
  await page.waitForLoadState('networkidle')
}

async function openFirstProfile(page: Page) {
  await page
    .getByRole('link', { name: /^Profile of / })
    .first()
    .click()
  await page.getByText('Attune itself charges nothing').waitFor()
}

async function editAnswers(page: Page) {
  await press(page, 'Edit Answers')
  await page.getByRole('region', { name: 'Edit Answers' }).waitFor()
}

const profile = '/therapist/profile'

/** A therapist's own screens, and what patients see of what is set there. */
export const practiceScenes: Scene[] = [
  { name: 'practice-questions', as: 'newTherapist', path: '/therapist/questions' },
  {
    name: 'practice-preview',
    as: 'newTherapist',
    path: '/therapist/questions',
    prepare: async (page) => {
      for (const at of [0, 2, 5]) await page.locator('fieldset input').nth(at).check()
      await page.getByText('What patients will see').click()
      await page.getByText('Made from your answers so far').waitFor()
    },
  },
  {
    name: 'practice-other',
    as: 'newTherapist',
    path: '/therapist/questions',
    prepare: async (page) => {
      await page
        .getByLabel(/^Other \(please specify\)/)
        .first()
        .check()
    },
  },
  {
    name: 'practice-preview-failed',
    as: 'newTherapist',
    path: '/therapist/questions',
    failing: ['**/practice-preview'],
    prepare: (page) => page.getByText('What patients will see').click(),
  },
  { name: 'therapist-profile', as: 'therapist', path: profile },
  {
    name: 'therapist-profile-new',
    as: 'newTherapist',
    path: profile,
    prepare: async (page) => {
      await page.getByText('No answers available.').waitFor()
    },
  },
  {
    name: 'therapist-profile-loading',
    as: 'therapist',
    path: profile,
    pending: [licences, '**/therapist-answers'],
  },
  {
    name: 'therapist-profile-failed',
    as: 'therapist',
    path: profile,
    failing: [licences, '**/therapist-answers'],
  },
  {
    name: 'therapist-licences',
    as: 'therapist',
    path: profile,
    replies: { [licences]: everyState },
    prepare: (page) => press(page, 'Add a licence'),
  },
  {
    name: 'therapist-training',
    as: 'therapist',
    path: profile,
    replies: { [licences]: everyState.slice(-1) },
    prepare: (page) => press(page, 'Add a training'),
  },
  {
    name: 'therapist-availability',
    as: 'therapist',
    path: profile,
    prepare: (page) => available(page, away),
  },
  {
    name: 'therapist-availability-edit',
    as: 'therapist',
    path: profile,
    prepare: async (page) => {
      await available(page, away)
      await press(page, 'Change availability')
      await page.getByLabel('Last day away').fill(day(-9))
      await press(page, 'Save availability')
      await page.getByText('The last day away comes before the first.').waitFor()
    },
  },
  { name: 'therapist-answers-edit', as: 'therapist', path: profile, prepare: editAnswers },
  {
    name: 'therapist-answers-discard',
    as: 'therapist',
    path: profile,
    viewportOnly: true,
    prepare: async (page) => {
      await editAnswers(page)
      await press(page, 'Edit Answers')
      await page.getByRole('button', { name: 'Continue Editing' }).waitFor()
    },
  },
  { name: 'therapist-dashboard', as: 'therapist', path: '/therapist-dashboard' },
  {
    name: 'therapist-dashboard-nobody',
    as: 'therapist',
    path: '/therapist-dashboard',
    prepare: async (page) => {
      await page.getByRole('searchbox', { name: 'Specialization' }).fill('nothing of the kind')
      await page.getByText('No matching therapists found.').waitFor()
    },
  },
  {
    name: 'therapist-dashboard-failed',
    as: 'therapist',
    path: '/therapist-dashboard',
    failing: ['**/api/therapists?*'],
  },
  {
    name: 'find-away',
    as: 'patient',
    path: '/find-therapist',
    prepare: (page) => available(page, away),
  },
  {
    name: 'therapist-away',
    as: 'patient',
    path: '/find-therapist',
    replies: { [licences]: everyState },
    prepare: async (page) => {
      await available(page, away)
      await openFirstProfile(page)
    },
  },
]

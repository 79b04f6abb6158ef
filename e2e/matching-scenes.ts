import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const therapist = { _id: 'd3300000-0000-4000-8000-0000000000aa', name: 'Ines Duarte' }
const unanswered = [
  {
    therapist,
    since: '2026-11-16T09:00:00.000Z',
    message: 'I sleep badly and would like to talk. Do you have a place?',
    next: { _id: therapist._id.replace('aa', 'ab'), name: 'Amara Osei', matchPercentage: 86 },
  },
]
const standing = { silent: 4, warnedAt: '2026-11-18T09:00:00.000Z', withdrawnAt: null }

async function weigh(page: Page) {
  await page.getByText('Weigh it yourself').click()
  await page.getByRole('slider', { name: /Manner/ }).fill('300')
  await page.getByText(/^First now:/).waitFor()
}

async function sayMore(page: Page) {
  await page.getByText('Make this list fit better').click()
  await page.getByRole('form', { name: 'What you can pay' }).waitFor()
}

async function workOutAgain(page: Page) {
  const why = page.getByRole('button', { name: /^Why this match/ }).first()
  if ((await why.getAttribute('aria-expanded')) === 'false') await why.click()
  await page.getByRole('button', { name: 'Work it out again' }).first().click()
  await page.getByText(/^Worked out again by software/).waitFor()
}

/** Weighing a match oneself, checking one, and what follows when nobody answers. */
export const matchingScenes: Scene[] = [
  { name: 'find-weighed', as: 'patient', path: '/find-therapist', prepare: weigh },
  { name: 'find-wishes', as: 'patient', path: '/find-therapist', prepare: sayMore },
  {
    name: 'find-wishes-let-go',
    as: 'patient',
    path: '/find-therapist',
    replies: {
      '**/api/matching/overview/*': {
        total: 120,
        eligible: 5,
        unavailable: 0,
        blocked: [
          {
            key: 'hours',
            mustHave: 'Evenings',
            except: 'evenings',
            without: 12,
            isMust: true,
            text: '7 more at other hours',
          },
        ],
        relaxed: [{ key: 'language', label: 'The language: Turkish' }],
      },
    },
  },
  { name: 'find-checked', as: 'patient', path: '/find-therapist', prepare: workOutAgain },
  {
    name: 'messages-unanswered',
    as: 'patient',
    path: '/messages',
    replies: { '**/api/users/*/unanswered': unanswered },
  },
  {
    name: 'patients-warned',
    as: 'therapist',
    path: '/therapist/patients',
    replies: { '**/api/therapists/*/standing': standing },
  },
]

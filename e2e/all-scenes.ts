import type { RiskCheck } from '@attune/contract/risk.ts'
import { noteFor } from '@attune/engine/help/note-for.ts'
import { accountScenes } from './account-scenes.ts'
import { appointmentScenes } from './appointment-scenes.ts'
import { appointmentStateScenes } from './appointment-state-scenes.ts'
import { chatScenes } from './chat-scenes.ts'
import { declineScenes } from './decline-scenes.ts'
import { findScenes } from './find-scenes.ts'
import { homeScenes } from './home-scenes.ts'
import { inboxScenes } from './inbox-scenes.ts'
import { journalScenes } from './journal-scenes.ts'
import { matchingScenes } from './matching-scenes.ts'
import { newPatientScenes } from './new-patient-scenes.ts'
import { notificationScenes } from './notification-scenes.ts'
import { outsideModelScenes } from './outside-model-scenes.ts'
import { practiceScenes } from './practice-scenes.ts'
import { roomScenes } from './room-scenes.ts'
import { click, type Scene } from './scene.ts'
import { visitorScenes } from './visitor-scenes.ts'
import { waitingScenes } from './waiting-scenes.ts'

/** A text in which only the model reads danger. */
const heavy: RiskCheck = {
  ...{ grade: 'distress', soft: true, family: null, whose: null, language: 'en' },
}

/** Every screen in every state a person can meet. */
export const scenes: Scene[] = [
  ...visitorScenes,
  ...newPatientScenes,
  ...homeScenes,
  ...findScenes,
  ...notificationScenes,
  { name: 'messages', as: 'patient', path: '/messages' },
  {
    name: 'messages-loading',
    as: 'patient',
    path: '/messages',
    pending: ['**/api/messages/threads*'],
  },
  {
    name: 'messages-failed',
    as: 'patient',
    path: '/messages',
    failing: ['**/api/messages/threads*'],
  },
  {
    name: 'chat',
    as: 'patient',
    path: '/messages',
    prepare: async (page) => {
      await click(/^Chat with /)(page)
      await page.getByRole('log').waitFor()
    },
    viewportOnly: true,
  },
  { name: 'journals', as: 'patient', path: '/journals' },
  {
    name: 'journals-loading',
    as: 'patient',
    path: '/journals',
    pending: ['**/api/users/*/journals*'],
  },
  { name: 'add-journal', as: 'patient', path: '/add-journal' },
  ...journalScenes,
  ...matchingScenes,
  ...outsideModelScenes,
  {
    name: 'journal',
    as: 'patient',
    path: '/journals',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /The long Sunday/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Edit' }).waitFor()
    },
  },
  {
    name: 'journal-check-in',
    as: 'newPatient',
    path: '/add-journal',
    replies: {
      '**/api/users/*/risk-check': { ...heavy, note: noteFor(heavy) },
    },
    prepare: async (page) => {
      await page.getByLabel('Title').fill('Tonight')
      await page.getByLabel('Content').fill('Nothing has any colour these days.')
      await page.getByText('Would it help to see who you could talk to?').waitFor()
    },
  },
  {
    name: 'journal-help',
    as: 'newPatient',
    path: '/add-journal',
    prepare: async (page) => {
      await page.getByLabel('Title').fill('Tonight')
      await page.getByLabel('Content').fill('I do not want to be alive any more.')
      await page.getByText('That sounds heavy to carry.').first().waitFor()
    },
  },
  { name: 'profile', as: 'patient', path: '/profile' },
  { name: 'profile-edit', as: 'patient', path: '/profile', prepare: click('Edit Profile') },
  {
    name: 'profile-delete',
    as: 'patient',
    path: '/profile',
    prepare: click('Delete Account'),
    viewportOnly: true,
  },
  { name: 'patient-not-found', as: 'patient', path: '/no-such-page' },

  ...practiceScenes,
  { name: 'patients-empty', as: 'newTherapist', path: '/therapist/patients' },
  { name: 'patients', as: 'therapist', path: '/therapist/patients' },
  {
    name: 'patients-loading',
    as: 'therapist',
    path: '/therapist/patients',
    pending: ['**/api/messages/threads*'],
  },
  {
    name: 'patients-failed',
    as: 'therapist',
    path: '/therapist/patients',
    failing: ['**/api/messages/threads*'],
  },
  {
    name: 'patients-diagnosis',
    as: 'therapist',
    path: '/therapist/patients',
    prepare: async (page) => {
      await click(/^Diagnosis of /)(page)
      await page
        .getByRole('dialog')
        .getByText(/^Made by software/)
        .first()
        .waitFor()
    },
    viewportOnly: true,
  },
  {
    name: 'patients-chat',
    as: 'therapist',
    path: '/therapist/patients',
    prepare: async (page) => {
      await click(/^Chat with /)(page)
      await page.getByRole('log').waitFor()
    },
    viewportOnly: true,
  },
  ...inboxScenes,
  ...declineScenes,
  ...chatScenes,
  ...accountScenes,
  ...waitingScenes,
  ...appointmentStateScenes,
  ...appointmentScenes,
  ...roomScenes,
]

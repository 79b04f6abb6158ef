import { paths } from '@attune/contract/paths.ts'

/** The pages that answers may lead to, and for whom they are. */
export const pages = {
  home: { label: 'Home', to: paths.home, role: 'user' },
  dashboard: { label: 'Dashboard', to: paths.dashboard, role: 'user' },
  messages: { label: 'Messages', to: paths.messages, role: 'user' },
  appointments: { label: 'Appointments', to: paths.appointments, role: 'user' },
  journals: { label: 'Journals', to: paths.journals, role: 'user' },
  'add-journal': { label: 'New Journal', to: paths.addJournal, role: 'user' },
  find: { label: 'Find a Therapist', to: paths.findTherapist, role: 'user' },
  tips: { label: 'Advice', to: paths.tips, role: 'user' },
  profile: { label: 'Profile', to: paths.profile, role: 'user' },
  colleagues: { label: 'Colleagues', to: paths.therapistDashboard, role: 'therapist' },
  calendar: { label: 'Calendar', to: paths.calendar, role: 'therapist' },
  patients: { label: 'Patients', to: paths.patients, role: 'therapist' },
  'therapist-profile': { label: 'Profile', to: paths.therapistProfile, role: 'therapist' },
  privacy: { label: 'Privacy', to: paths.privacy, role: null },
  terms: { label: 'Terms', to: paths.terms, role: null },
  exercises: { label: 'Exercises', to: paths.exercises, role: null },
  help: { label: 'Help', to: paths.help, role: null },
} as const

export type PageName = keyof typeof pages

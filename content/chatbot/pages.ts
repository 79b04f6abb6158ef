/** The pages that answers may lead to, and for whom they are. */
export const pages = {
  home: { label: 'Home', to: '/home', role: 'user' },
  dashboard: { label: 'Dashboard', to: '/dashboard', role: 'user' },
  messages: { label: 'Messages', to: '/messages', role: 'user' },
  journals: { label: 'Journals', to: '/journals', role: 'user' },
  'add-journal': { label: 'New Journal', to: '/add-journal', role: 'user' },
  find: { label: 'Find a Therapist', to: '/find-therapist', role: 'user' },
  tips: { label: 'Advice', to: '/tips', role: 'user' },
  profile: { label: 'Profile', to: '/profile', role: 'user' },
  colleagues: { label: 'Colleagues', to: '/therapist-dashboard', role: 'therapist' },
  patients: { label: 'Patients', to: '/therapist/patients', role: 'therapist' },
  'therapist-profile': { label: 'Profile', to: '/therapist/profile', role: 'therapist' },
  help: { label: 'Help', to: '/help', role: null },
} as const

export type PageName = keyof typeof pages

/** Where an answer about one's own data may lead; the paths of the web app. */
export const pages = {
  home: { label: 'Home', to: '/home' },
  messages: { label: 'Messages', to: '/messages' },
  journals: { label: 'Journals', to: '/journals' },
  write: { label: 'New Journal', to: '/add-journal' },
  find: { label: 'Find a Therapist', to: '/find-therapist' },
  dashboard: { label: 'Dashboard', to: '/dashboard' },
  profile: { label: 'Profile', to: '/profile' },
  patients: { label: 'Patients', to: '/therapist/patients' },
} as const

export const therapistPage = (id: string, name: string) => ({ label: name, to: `/therapist/${id}` })

export const patientChat = (id: string, name: string) => ({
  label: name,
  to: `/therapist/patients?chat=${id}`,
})

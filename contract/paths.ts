/** Every address of a page (spec §2), written once. An address of a person or thing is made with its id. */
export const paths = {
  landing: '/',
  signUp: '/signup',
  signIn: '/signin',
  questions: '/questions',
  therapistSignIn: '/therapist-signin',
  therapistSignUp: '/therapist-signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  therapistQuestions: '/therapist/questions',
  home: '/home',
  dashboard: '/dashboard',
  messages: '/messages',
  journals: '/journals',
  journal: (id: string) => `/journal/${id}`,
  addJournal: '/add-journal',
  findTherapist: '/find-therapist',
  therapist: (id: string) => `/therapist/${id}`,
  tips: '/tips',
  profile: '/profile',
  therapistDashboard: '/therapist-dashboard',
  patients: '/therapist/patients',
  patientChat: (id: string) => `/therapist/patients?chat=${id}`,
  therapistProfile: '/therapist/profile',
  help: '/help',
  safety: '/safety',
  privacy: '/privacy',
  terms: '/terms',
  exercise: (id: string) => `/exercises/${id}`,
} as const

/** Addresses that lead to where the page is now (spec §2). */
export const olderPaths = {
  therapistDashboard: '/therapist/dashboard',
  chat: (id: string) => `/chat/${id}`,
} as const

import { olderPaths, paths } from '@attune/contract/paths.ts'
import type { ComponentType } from 'react'
import { Navigate, type RouteObject, UNSAFE_createBrowserHistory } from 'react-router'
import { OpeningHome } from './home/question.tsx'
import { Gate, type Handle, Opening } from './layout/gate.tsx'
import { RouteError } from './layout/route-error.tsx'
import { PageRouter } from './lib/page-router.ts'

const guest: Handle = { access: 'guest', full: true }
const user: Handle = { access: 'user' }
/** What they write here needs no connection. */
const writing: Handle = { access: 'user', offline: true }
const therapist: Handle = { access: 'therapist' }
/** For anyone, and without the bar. */
const bare: Handle = { access: 'bare', full: true }
const anyone: Handle = { access: 'anyone' }

/** spec §2. Every page is loaded when it is first wanted; a router keeps what it loaded in its routes. */
export const routes = (): RouteObject[] => [
  {
    element: <Gate />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Opening />,
    children: [
      page(paths.landing, guest, async () => {
        return (await import('./landing/landing-page.tsx')).LandingPage
      }),
      page(paths.signUp, guest, async () => {
        return (await import('./auth/sign-up-page.tsx')).UserSignUpPage
      }),
      page(paths.signIn, guest, async () => {
        return (await import('./auth/sign-in-page.tsx')).UserSignInPage
      }),
      page(paths.therapistSignUp, guest, async () => {
        return (await import('./auth/sign-up-page.tsx')).TherapistSignUpPage
      }),
      page(paths.therapistSignIn, guest, async () => {
        return (await import('./auth/sign-in-page.tsx')).TherapistSignInPage
      }),
      page(paths.forgotPassword, guest, async () => {
        return (await import('./security/forgot-password-page.tsx')).ForgotPasswordPage
      }),
      page(paths.resetPassword, bare, async () => {
        return (await import('./security/reset-password-page.tsx')).ResetPasswordPage
      }),
      page(paths.confirmEmail, bare, async () => {
        return (await import('./security/confirm-email-page.tsx')).ConfirmEmailPage
      }),
      page(paths.questions, { access: 'intake', full: true }, async () => {
        return (await import('./questionnaires/questions-page.tsx')).IntakePage
      }),
      page(paths.therapistQuestions, { access: 'practice', full: true }, async () => {
        return (await import('./questionnaires/questions-page.tsx')).PracticePage
      }),
      page(paths.home, { ...user, opening: <OpeningHome /> }, async () => {
        return (await import('./home/home-page.tsx')).HomePage
      }),
      page(paths.dashboard, user, async () => {
        return (await import('./dashboard/dashboard-page.tsx')).DashboardPage
      }),
      page(paths.messages, user, async () => {
        return (await import('./messages/messages-page.tsx')).MessagesPage
      }),
      page(paths.notifications, user, async () => {
        return (await import('./notifications/notifications-page.tsx')).NotificationsPage
      }),
      page(paths.therapistNotifications, therapist, async () => {
        return (await import('./notifications/notifications-page.tsx')).NotificationsPage
      }),
      page(paths.unsubscribe, bare, async () => {
        return (await import('./notifications/unsubscribe-page.tsx')).UnsubscribePage
      }),
      page(paths.journals, user, async () => {
        return (await import('./journals/journals-page.tsx')).JournalsPage
      }),
      page(paths.journal(':id'), writing, async () => {
        return (await import('./journals/journal-page.tsx')).JournalPage
      }),
      page(paths.addJournal, writing, async () => {
        return (await import('./journals/add-journal-page.tsx')).AddJournalPage
      }),
      page(paths.findTherapist, user, async () => {
        return (await import('./matching/find-therapist-page.tsx')).FindTherapistPage
      }),
      page(paths.therapist(':id'), user, async () => {
        return (await import('./therapists/therapist-page.tsx')).TherapistPage
      }),
      page(paths.book(':id'), user, async () => {
        return (await import('./appointments/book-page.tsx')).BookPage
      }),
      page(paths.appointments, user, async () => {
        return (await import('./appointments/appointments-page.tsx')).AppointmentsPage
      }),
      page(paths.appointment(':id'), user, async () => {
        return (await import('./appointments/appointment-page.tsx')).AppointmentPage
      }),
      page(paths.room(':id'), user, async () => (await import('./room/guest-page.tsx')).RoomPage),
      page(paths.tips, user, async () => (await import('./advice/tips-page.tsx')).TipsPage),
      page(paths.profile, user, async () => (await import('./users/profile-page.tsx')).ProfilePage),
      page(paths.therapistDashboard, therapist, async () => {
        return (await import('./therapists/therapist-dashboard-page.tsx')).TherapistDashboardPage
      }),
      page(paths.patients, therapist, async () => {
        return (await import('./inbox/patients-page.tsx')).PatientsPage
      }),
      page(paths.calendar, therapist, async () => {
        return (await import('./calendar/calendar-page.tsx')).CalendarPage
      }),
      page(paths.therapistAppointments, therapist, async () => {
        return (await import('./appointments/appointments-page.tsx')).AppointmentsPage
      }),
      page(paths.therapistAppointment(':id'), therapist, async () => {
        return (await import('./appointments/appointment-page.tsx')).AppointmentPage
      }),
      page(paths.therapistRoom(':id'), therapist, async () => {
        return (await import('./room/guest-page.tsx')).RoomPage
      }),
      page(paths.therapistProfile, therapist, async () => {
        return (await import('./users/therapist-profile-page.tsx')).TherapistProfilePage
      }),
      page(paths.help, anyone, async () => (await import('./help/help-page.tsx')).HelpPage),
      page(paths.publicBook(':handle'), anyone, async () => {
        return (await import('./appointments/public-book-page.tsx')).PublicBookPage
      }),
      page(paths.roomGuest, { access: 'bare' }, async () => {
        return (await import('./room/guest-page.tsx')).GuestPage
      }),
      page(paths.exercises, anyone, async () => {
        return (await import('./exercises/exercises-page.tsx')).ExercisesPage
      }),
      page(paths.safety, anyone, async () => (await import('./safety/safety-page.tsx')).SafetyPage),
      page(
        paths.privacy,
        anyone,
        async () => (await import('./legal/privacy-page.tsx')).PrivacyPage,
      ),
      page(paths.terms, anyone, async () => (await import('./legal/terms-page.tsx')).TermsPage),
      {
        path: olderPaths.therapistDashboard,
        handle: therapist,
        element: <Navigate to={paths.therapistDashboard} replace />,
      },
      page(olderPaths.chat(':id'), anyone, async () => {
        return (await import('./layout/chat-redirect.tsx')).ChatRedirect
      }),
      page('*', { access: 'bare' }, async () => {
        return (await import('./layout/missing-page.tsx')).MissingPage
      }),
    ],
  },
  {
    // Outside the gate: it needs no session, and stands in a frame without bar and footer.
    ...page(paths.exercise(':id'), anyone, async () => {
      return (await import('./exercises/exercise-page.tsx')).ExercisePage
    }),
    errorElement: <RouteError />,
    hydrateFallbackElement: <Opening />,
  },
]

export const router = () => new PageRouter(routes(), UNSAFE_createBrowserHistory())

function page(path: string, handle: Handle, Component: () => Promise<ComponentType>): RouteObject {
  return { path, handle, lazy: { Component } }
}

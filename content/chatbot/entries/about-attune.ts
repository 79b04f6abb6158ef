import { accountEntries } from './entries/account.ts'
import { accountDetailEntries } from './entries/account-details.ts'
import { appointmentEntries } from './entries/appointments.ts'
import { attuneEntries } from './entries/attune.ts'
import { findingEntries } from './entries/finding.ts'
import { matchesAndJournalEntries } from './entries/matches-and-journal.ts'
import { moneyEntries } from './entries/money.ts'
import { practiceEntries } from './entries/practice.ts'
import { privacyEntries } from './entries/privacy.ts'
import { sharingAndSigningInEntries } from './entries/sharing-and-signing-in.ts'
import { therapistAppointmentEntries } from './entries/therapist-appointments.ts'
import { therapistInboxEntries } from './entries/therapist-inbox.ts'
import { therapistPracticeEntries } from './entries/therapist-practice.ts'
import { therapistProfileEntries } from './entries/therapist-profile.ts'
import { therapistSummaryEntries } from './entries/therapist-summaries.ts'
import { toolEntries } from './entries/tools.ts'

/** Ids of what is said of the site itself, how it works and what it costs, not of anybody’s life. */
export const aboutAttune: ReadonlySet<string> = new Set(
  [
    ...accountEntries,
    ...accountDetailEntries,
    ...appointmentEntries,
    ...attuneEntries,
    ...findingEntries,
    ...matchesAndJournalEntries,
    ...moneyEntries,
    ...practiceEntries,
    ...privacyEntries,
    ...sharingAndSigningInEntries,
    ...therapistAppointmentEntries,
    ...therapistInboxEntries,
    ...therapistPracticeEntries,
    ...therapistProfileEntries,
    ...therapistSummaryEntries,
    ...toolEntries,
  ]
    .filter(({ id }) => id !== 'patient-in-danger' && id !== 't-danger-mark')
    .map(({ id }) => id),
)

/** When something is, and politeness: they say nothing of how somebody is. */
export const plainWords =
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july ' +
  'august september october november december tomorrow yesterday week weekend month hour minute ' +
  'morning afternoon am pm please thanks thank hello hi'

import { accountEntries } from './account.ts'
import { accountDetailEntries } from './account-details.ts'
import { appointmentEntries } from './appointments.ts'
import { attuneEntries } from './attune.ts'
import { findingEntries } from './finding.ts'
import { matchesAndJournalEntries } from './matches-and-journal.ts'
import { moneyEntries } from './money.ts'
import { practiceEntries } from './practice.ts'
import { privacyEntries } from './privacy.ts'
import { sharingAndSigningInEntries } from './sharing-and-signing-in.ts'
import { therapistAppointmentEntries } from './therapist-appointments.ts'
import { therapistInboxEntries } from './therapist-inbox.ts'
import { therapistPracticeEntries } from './therapist-practice.ts'
import { therapistProfileEntries } from './therapist-profile.ts'
import { therapistSummaryEntries } from './therapist-summaries.ts'
import { toolEntries } from './tools.ts'

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

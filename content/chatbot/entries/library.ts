import type { Entry } from '../entry.ts'
import { accountEntries } from './account.ts'
import { accountDetailEntries } from './account-details.ts'
import { appointmentEntries } from './appointments.ts'
import { approachEntries } from './approaches.ts'
import { attuneEntries } from './attune.ts'
import { beginningEntries } from './beginnings.ts'
import { bodyEntries } from './body.ts'
import { choiceEntries } from './choices.ts'
import { copingEntries } from './coping.ts'
import { dailyLifeEntries } from './daily-life.ts'
import { doubtEntries } from './doubts.ts'
import { everydayAndMedicineEntries } from './everyday-and-medicine.ts'
import { feelingEntries } from './feelings.ts'
import { findingEntries } from './finding.ts'
import { hardTimeEntries } from './hard-times.ts'
import { helpEntries } from './help.ts'
import { inSessionEntries } from './in-session.ts'
import { innerLifeEntries } from './life-alone.ts'
import { togetherEntries } from './life-together.ts'
import { lossEntries } from './losses.ts'
import { relationshipEntries } from './love-family-friends.ts'
import { matchesAndJournalEntries } from './matches-and-journal.ts'
import { medicineEntries } from './medicine.ts'
import { moneyEntries } from './money.ts'
import { practiceEntries } from './practice.ts'
import { privacyEntries } from './privacy.ts'
import { rightsAndLawEntries } from './rights-and-law.ts'
import { sessionEntries } from './sessions.ts'
import { sharingAndSigningInEntries } from './sharing-and-signing-in.ts'
import { struggleEntries } from './struggles.ts'
import { therapistAppointmentEntries } from './therapist-appointments.ts'
import { therapistInboxEntries } from './therapist-inbox.ts'
import { therapistPracticeEntries } from './therapist-practice.ts'
import { therapistProfileEntries } from './therapist-profile.ts'
import { therapistSummaryEntries } from './therapist-summaries.ts'
import { therapyEntries } from './therapy.ts'
import { toolEntries } from './tools.ts'
import { trustInAttuneEntries } from './trust-in-attune.ts'
/** All that the assistant knows. Equal matches go to the first. */
export const library: readonly Entry[] = [
  ...everydayAndMedicineEntries,
  ...beginningEntries,
  ...therapistPracticeEntries,
  ...sharingAndSigningInEntries,
  ...attuneEntries,
  ...toolEntries,
  ...findingEntries,
  ...privacyEntries,
  ...accountEntries,
  ...practiceEntries,
  ...therapyEntries,
  ...doubtEntries,
  ...choiceEntries,
  ...sessionEntries,
  ...approachEntries,
  ...copingEntries,
  ...hardTimeEntries,
  ...struggleEntries,
  ...feelingEntries,
  ...bodyEntries,
  ...relationshipEntries,
  ...dailyLifeEntries,
  ...therapistProfileEntries,
  ...therapistSummaryEntries,
  ...therapistInboxEntries,
  ...accountDetailEntries,
  ...matchesAndJournalEntries,
  ...trustInAttuneEntries,
  ...moneyEntries,
  ...medicineEntries,
  ...inSessionEntries,
  ...rightsAndLawEntries,
  ...innerLifeEntries,
  ...togetherEntries,
  ...lossEntries,
  ...appointmentEntries,
  ...therapistAppointmentEntries,
  ...helpEntries,
]

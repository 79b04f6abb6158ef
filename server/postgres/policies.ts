/**
 * Which rows of which table who may have, as PostgreSQL holds it whatever a query says. The server's
 * own jobs may have all. A new table takes two lines: its name with one of the rules of
 * `policy-rules.ts`, such as `moods: ofPatient('user_id')`, and nothing else; every start makes the
 * policies anew where they differ (`row-security.ts`).
 */
import {
  all,
  allSignedIn,
  also,
  isContact,
  isGranted,
  isGrantedEntry,
  isGuest,
  isOfAppointment,
  isOfBookingLink,
  isOfItsThread,
  isOfMessage,
  isOfThread,
  isOfTwo,
  isOpener,
  isOwnEvent,
  isOwnOfAppointment,
  isPartOfThread,
  isTheirs,
  isToldMe,
  isToldOfWriter,
  isWritten,
  jobsOnly,
  me,
  ofPatient,
  ofPerson,
  ofTherapist,
  only,
  readByAll,
  type TablePolicy,
} from './policy-rules.ts'

export const policies: Readonly<Record<string, TablePolicy>> = {
  // Accounts, and what opens them.
  users: also(
    ofPatient('id'),
    { select: { therapist: isPartOfThread('users.id') } },
    only('sign-in', ['select', 'insert', 'update']),
  ),
  // The directory, which everyone may search: no condition, or its searches lose their indexes.
  therapists: also(readByAll, ofTherapist('id'), only('sign-in', ['insert', 'update'])),
  sessions: also(ofPerson('person_id'), all('sign-in')),
  sign_in_settings: also(ofPerson('person_id'), only('sign-in', ['select'])),
  known_devices: also(ofPerson('person_id'), all('sign-in')),
  second_factors: also(ofPerson('person_id'), only('sign-in', ['select', 'update'])),
  passkeys: also(ofPerson('person_id'), only('sign-in', ['select', 'update'])),
  passkey_challenges: also(ofPerson('person_id'), all('sign-in')),
  account_tokens: also(ofPerson('person_id'), all('sign-in')),
  mails: also(ofPerson('person_id'), all('sign-in')),
  // A wrapped key: of oneself, of those one has a thread with, and of therapists, whose public
  // answers theirs seals.
  data_keys: also(
    ofPerson('person_id'),
    {
      select: allSignedIn(
        `EXISTS (SELECT FROM threads WHERE key_id = data_keys.person_id)
          OR EXISTS (SELECT FROM therapists WHERE therapists.id = data_keys.person_id)`,
      ),
    },
    only('sign-in', ['select', 'insert']),
  ),
  key_epochs: also(
    { select: allSignedIn('true'), update: allSignedIn('true') },
    only('sign-in', ['select', 'update']),
  ),
  vault_check: jobsOnly,
  /** Noted by triggers, for whoever deletes or changes. */
  emptied_tables: also({ insert: allSignedIn('true') }, only('sign-in', ['insert'])),

  // A patient's own.
  journals: also(ofPatient('user_id'), { select: { therapist: isGrantedEntry } }),
  journal_consents: ofPatient('user_id'),
  journal_analyses: also(ofPatient('user_id'), {
    select: { therapist: isGranted('journal_analyses.user_id', 'journals') },
  }),
  user_answers: ofPatient('user_id'),
  advices: ofPatient('user_id'),
  recommendation_memories: also(ofPatient('user_id'), {
    select: { therapist: isGranted('recommendation_memories.user_id', 'moods') },
  }),
  trusted_people: also(ofPatient('user_id'), {
    select: { therapist: isGranted('trusted_people.user_id', 'trusted-person') },
  }),
  ai_consents: ofPatient('user_id'),
  ai_spendings: ofPatient('user_id'),
  ai_texts: ofPatient('user_id'),
  /** How often the model was asked, for everyone together. */
  ai_days: {
    select: allSignedIn('true'),
    insert: allSignedIn('true'),
    update: allSignedIn('true'),
  },
  favorites: ofPatient('user_id'),
  match_weights: ofPatient('user_id'),
  wish_facts: ofPatient('user_id'),
  shown_matches: ofPatient('user_id'),
  learning_consents: ofPatient('user_id'),
  /** Counted by the operator's command alone, as a job; what happened is never changed. */
  learning_events: {
    select: { patient: isOwnEvent },
    insert: { patient: isOwnEvent },
    delete: { patient: isOwnEvent },
  },

  // Between a patient and a therapist.
  grants: also(ofPatient('user_id'), {
    select: { therapist: `therapist_id = ${me} AND ${isContact('grants.user_id')}` },
    update: { therapist: `therapist_id = ${me} AND ${isContact('grants.user_id')}` },
  }),
  grant_items: also(ofPatient('user_id'), {
    select: { therapist: `therapist_id = ${me} AND ${isContact('grant_items.user_id')}` },
  }),
  /** Written by the server alone, whoever's request it was. */
  ledger: { select: { patient: isTheirs } },
  ledger_salts: ofPatient('user_id'),
  summaries: also(ofPatient('user_id'), {
    select: { therapist: isGranted('summaries.user_id', 'summary') },
  }),
  summary_reviews: also(ofPatient('user_id'), {
    ...ofTherapist('therapist_id', isContact('summary_reviews.user_id')),
    select: { therapist: isContact('summary_reviews.user_id') },
  }),
  threads: {
    select: { ...isOfThread.people, writers: isOfThread.writers },
    insert: isOpener,
    update: { ...isOfThread.people, writers: isOfThread.writers },
    delete: isOfThread.people,
  },
  messages: {
    select: {
      ...allSignedIn(isOfMessage),
      writers: isWritten,
    },
    insert: { writers: `${isWritten} AND ${isOfItsThread}` },
  },
  reports: ofPerson('reporter_id'),
  /** Written by the server alone, but for what tells of a message: its writers are the ones it is about. */
  notifications: {
    select: { ...isToldMe, writers: isToldOfWriter },
    insert: { writers: isToldOfWriter },
    update: { ...isToldMe, writers: isToldOfWriter },
  },
  mail_settings: ofPerson('person_id'),
  push_subscriptions: ofPerson('person_id'),
  /** With the therapist's reason: the patient's time is in their thread's row. */
  declines: ofTherapist('therapist_id'),
  /** That no time is held twice needs no look at others' rows: a constraint sees them all. */
  appointments: { select: isOfTwo, insert: { patient: isOfTwo.patient }, update: isOfTwo },
  appointment_series: { select: isOfTwo, insert: isOfTwo, update: isOfTwo },
  appointment_events: { select: isOfTwo, insert: isOfTwo },
  /** A guest has no account: what they may see is asked for by the server alone. */
  room_guests: { select: isOfTwo, insert: isOfTwo, delete: isOfTwo },
  appointment_reasons: ofPerson('person_id'),
  agenda_items: {
    select: allSignedIn(isOfAppointment),
    insert: isOwnOfAppointment,
    delete: isOwnOfAppointment,
  },
  appointment_answers: ofPatient('user_id'),
  appointment_reminders: jobsOnly,
  waiting_places: also(ofPatient('user_id'), { select: isOfTwo }),

  // A therapist's own, and what of it everyone may read.
  practice_facts: also(readByAll, ofTherapist('therapist_id')),
  licences: also(readByAll, ofTherapist('therapist_id')),
  licence_findings: ofTherapist('therapist_id'),
  therapist_answers: also(ofTherapist('therapist_id'), { select: allSignedIn('true') }),
  responsiveness: readByAll,
  therapist_days: ofTherapist('therapist_id'),
  /** A stranger's: of those alone who have a booking link. */
  calendars: also(ofTherapist('therapist_id'), {
    select: { ...allSignedIn('true'), stranger: 'handle IS NOT NULL' },
  }),
  booking_handles: ofTherapist('therapist_id'),
  /** Of no person. */
  ended_handles: jobsOnly,
  calendar_exceptions: also(ofTherapist('therapist_id'), {
    select: { ...allSignedIn('true'), stranger: isOfBookingLink },
  }),
  calendar_places: also(ofTherapist('therapist_id'), { select: { patient: isGuest } }),
  calendar_feeds: ofTherapist('therapist_id'),
  /** When somebody is busy the server alone tells others, as a time that is not free. */
  busy_sources: ofTherapist('therapist_id'),
  busy_times: ofTherapist('therapist_id'),
  /** Reckoned by the server alone. */
  next_free_times: { select: allSignedIn('true') },
  inboxes: ofTherapist('therapist_id'),
  asides: {
    ...ofTherapist('therapist_id', isPartOfThread('asides.user_id')),
    // Put there by them alone, as the line above holds: a list looks at hundreds.
    select: { therapist: `therapist_id = ${me}` },
  },
  case_notes: ofTherapist('therapist_id', isPartOfThread('case_notes.user_id')),
  case_tasks: ofTherapist('therapist_id', isPartOfThread('case_tasks.user_id')),
  templates: ofTherapist('therapist_id'),
  photos: also(ofPerson('owner_id'), only('sign-in', ['select', 'insert']), {
    select: allSignedIn(
      `EXISTS (SELECT FROM therapists WHERE therapists.id = owner_id)
        OR ${isPartOfThread('photos.owner_id')}`,
    ),
  }),
  imports: ofPerson('person_id'),
  kept_records: ofPerson('person_id'),
}

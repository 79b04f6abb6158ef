type Covered = {
  /** The parts of an archive that hold it, or why none does. */
  export: string
  /** What becomes of it when its person deletes the account. */
  deletion: string
}

const withAccount = 'deleted with the account'
const nobodys = 'of no person'

/** Every table: what an archive takes of it, and what a deletion does to it. */
export const coverage: Readonly<Record<string, Covered>> = {
  users: { export: 'account', deletion: withAccount },
  therapists: { export: 'account, practice', deletion: withAccount },
  photos: { export: 'pictures/profile.webp', deletion: withAccount },
  sessions: { export: 'sessions, without the hash of the cookie', deletion: withAccount },
  known_devices: {
    export: 'nothing: hashes of cookies, which say nothing and open nothing',
    deletion: withAccount,
  },
  second_factors: {
    export: 'security; its secret never: whoever has it can sign in',
    deletion: withAccount,
  },
  passkeys: {
    export: 'nothing: a passkey opens this server’s account alone, from the device it is on',
    deletion: withAccount,
  },
  passkey_challenges: {
    export: 'nothing: numbers asked of a passkey, good for five minutes',
    deletion: withAccount,
  },
  sign_in_settings: {
    export: 'nothing: how long a session lasts is chosen anew on each server',
    deletion: withAccount,
  },
  account_tokens: { export: 'nothing: hashes of links that were sent', deletion: withAccount },
  mails: {
    export: 'notices, without the text: it may hold a link that opens the account',
    deletion: withAccount,
  },
  notifications: { export: 'notices', deletion: 'deleted with either account' },
  mail_settings: {
    export: 'nothing: when mails come is chosen anew on each server',
    deletion: withAccount,
  },
  push_subscriptions: {
    export: 'nothing: an address that the maker of a browser gave it for this server alone',
    deletion: withAccount,
  },
  therapist_days: {
    export: 'nothing: how many people this site showed a therapist to',
    deletion: withAccount,
  },
  user_answers: { export: 'answers', deletion: withAccount },
  therapist_answers: { export: 'answers', deletion: withAccount },
  summaries: { export: 'summary', deletion: withAccount },
  grants: { export: 'grants', deletion: 'deleted with either account' },
  grant_items: { export: 'shared', deletion: 'deleted with either account' },
  ledger: {
    export: 'ledger and readings, of the patient',
    deletion:
      'stays, so that the chain can be verified; sealed with a key and found by a salt that are gone',
  },
  ledger_salts: {
    export: 'nothing: it says which rows of the ledger are whose',
    deletion: withAccount,
  },
  summary_reviews: {
    export: 'reviews, of the patient, and of the therapist while the patient shares',
    deletion: 'deleted with the patient; of a therapist who leaves the patient keeps them',
  },
  journals: { export: 'journal', deletion: withAccount },
  journal_consents: { export: 'consents', deletion: withAccount },
  journal_analyses: { export: 'journal, journalAnalysis', deletion: withAccount },
  advices: { export: 'advice', deletion: withAccount },
  recommendation_memories: { export: 'recommendations', deletion: withAccount },
  match_weights: { export: 'matchWeights', deletion: withAccount },
  wish_facts: { export: 'wishes', deletion: withAccount },
  practice_facts: { export: 'practiceFacts', deletion: withAccount },
  learning_consents: { export: 'consents', deletion: withAccount },
  learning_events: { export: 'matchEvents', deletion: 'deleted with the account, or the consent' },
  shown_matches: { export: 'matchesShown', deletion: withAccount },
  trusted_people: { export: 'trustedPerson', deletion: withAccount },
  favorites: { export: 'favourites', deletion: 'deleted with either account' },
  threads: {
    export: 'conversations',
    deletion: 'deleted with the patient; closed where a therapist leaves, who is shown as deleted',
  },
  messages: {
    export: 'messages, of both sides',
    deletion: 'deleted with the thread; a therapist’s stay with the patient',
  },
  declines: {
    export:
      'declines, of the therapist; the patient has the words and the state of the conversation',
    deletion: 'deleted with either account',
  },
  calendars: {
    export: 'calendar, with the booking link',
    deletion: withAccount,
  },
  booking_handles: {
    export: 'calendar, the booking link and those given up',
    deletion:
      'deleted with the account; a keyed hash stays in ended_handles, so that nobody gets one',
  },
  ended_handles: {
    export: 'nothing: keyed hashes that name nobody',
    deletion: 'stays: a printed card must lead to nobody else',
  },
  calendar_exceptions: { export: 'calendar, the days ahead', deletion: withAccount },
  calendar_places: { export: 'calendar', deletion: withAccount },
  busy_sources: {
    export: 'busyTimes, with the address; it is given anew where an archive is taken in',
    deletion: withAccount,
  },
  busy_times: { export: 'busyTimes', deletion: withAccount },
  calendar_feeds: {
    export: 'nothing: a hash; the address it belongs to leads to this server',
    deletion: withAccount,
  },
  next_free_times: { export: 'nothing: reckoned from the calendar', deletion: withAccount },
  appointments: { export: 'appointments, of both sides', deletion: 'deleted with either account' },
  appointment_series: {
    export: 'appointments, whose dates tell every how many weeks they repeat',
    deletion: 'deleted with either account',
  },
  appointment_events: {
    export: 'nothing: what came of it is in appointments',
    deletion: 'deleted with either account',
  },
  appointment_reasons: {
    export: 'appointments, of whoever gave the reason',
    deletion: 'deleted with either account',
  },
  room_guests: {
    export: 'nothing: the name of somebody else, which is gone an hour after the appointment',
    deletion: 'deleted with either account',
  },
  agenda_items: { export: 'appointments, of both sides', deletion: 'deleted with either account' },
  appointment_answers: {
    export: 'appointments, of the patient',
    deletion: 'deleted with either account',
  },
  appointment_reminders: {
    export: 'nothing: reckoned from appointments and settings',
    deletion: 'deleted with either account',
  },
  waiting_places: { export: 'waiting, of the patient', deletion: 'deleted with either account' },
  inboxes: { export: 'practice, declineWords', deletion: withAccount },
  asides: {
    export: 'asides, of the therapist; never of the patient',
    deletion: 'deleted with either account',
  },
  case_notes: {
    export: 'caseNotes, of the therapist who asks for it; never of the patient',
    deletion: 'deleted with either account',
  },
  case_tasks: {
    export: 'caseNotes, of the therapist who asks for it; never of the patient',
    deletion: 'deleted with either account',
  },
  templates: { export: 'templates', deletion: withAccount },
  licences: { export: 'licences', deletion: withAccount },
  responsiveness: { export: 'practice', deletion: withAccount },
  reports: {
    export: 'reports that the person made; those about them are the other’s',
    deletion: 'deleted with the reporter, and with a patient who was reported',
  },
  ai_consents: { export: 'consents', deletion: withAccount },
  ai_texts: { export: 'outsideTexts', deletion: withAccount },
  ai_spendings: { export: 'nothing: a count of calls, for a day', deletion: withAccount },
  ai_days: { export: 'nothing: a count for everyone', deletion: nobodys },
  imports: { export: 'nothing: the hash of an archive', deletion: withAccount },
  kept_records: { export: 'each in its own part', deletion: withAccount },
  data_keys: {
    export: 'nothing: an archive is readable without it',
    deletion: 'destroyed with the account, but while it seals a thread that another still reads',
  },
  key_epochs: { export: nobodys, deletion: 'says that a key was destroyed, not whose' },
  vault_check: { export: nobodys, deletion: nobodys },
  emptied_tables: { export: nobodys, deletion: 'says that a table was deleted from, not of whom' },
  licence_findings: {
    export: 'nothing: what the operator of this server found; another looks for itself',
    deletion: withAccount,
  },
}

import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')

/** Columns that hold words in the clear, by the reason why they may. */
const inTheClear = {
  'empty but in a database of an older version, which seals it at the start': [
    'users.email',
    'users.name',
    'users.phone',
    'users.username',
    'therapists.email',
    'therapists.phone',
    'therapists.shown_email',
    'therapists.shown_phone',
    'therapists.username',
  ],
  'a hash': [
    'account_tokens.token_hash',
    'imports.archive',
    'known_devices.token_hash',
    'passkey_challenges.bound_to',
    'photos.etag',
    'second_factors.recovery_hashes',
    'sessions.token_hash',
    'summaries.inputs_hash',
    'summary_reviews.inputs_hash',
    'therapists.password_hash',
    'users.password_hash',
  ],
  'shown to anyone who looks for a therapist': [
    'calendar_exceptions.hours',
    'calendars.former_handle',
    'calendars.handle',
    'calendars.kinds',
    'calendars.time_zone',
    'calendars.weekly',
    'licence_findings.area',
    'licences.area',
    'licences.kind',
    'licences.number',
    'licences.place',
    'licences.state',
    'practice_facts.facts',
    'therapists.additional_services',
    'therapists.approach',
    'therapists.clients',
    'therapists.experience',
    'therapists.name',
    'therapists.practice',
    'therapists.reply_hours',
    'therapists.specialization',
  ],
  'what a passkey is known by, and what it signs': [
    'passkey_challenges.challenge',
    'passkeys.credential_id',
  ],
  'one of a few words of ours': [
    'agenda_items.by',
    'appointment_events.by',
    'appointment_events.what',
    'appointment_reminders.kind',
    'appointment_series.by',
    'appointment_series.status',
    'appointments.format',
    'appointments.kind',
    'appointments.no_show_by',
    'appointments.proposed_by',
    'appointments.status',
    'next_free_times.kind',
    'waiting_places.format',
    'waiting_places.kind',
    'account_tokens.purpose',
    'account_tokens.role',
    'licence_findings.finding',
    'kept_records.part',
    'grant_items.item',
    'grant_items.purpose',
    'ledger.kind',
    'mail_settings.pace',
    'mails.kind',
    'notifications.kind',
    'passkey_challenges.purpose',
    'passkeys.role',
    'passkeys.transports',
    'reports.reason',
    'reports.reported_model',
    'reports.reporter_model',
    'sessions.device',
    'sessions.role',
    'summaries.kind',
    'summary_reviews.part',
    'threads.a_model',
    'threads.a_stop',
    'threads.b_model',
    'threads.b_stop',
  ],
  'a version, a host or an hour': [
    'appointment_events.series',
    'appointment_series.time_zone',
    'appointments.patient_zone',
    'appointments.therapist_zone',
    'waiting_places.patient_zone',
    'ai_consents.host',
    'ai_consents.name',
    'inboxes.quiet_from',
    'inboxes.quiet_to',
    'journal_analyses.engine',
    'mail_settings.quiet_from',
    'mail_settings.quiet_to',
    'mail_settings.time_zone',
    'summaries.engine',
  ],
  'the therapist who read a summary': ['summary_reviews.name'],
  'what an operator did': ['ledger.open'],
}

test('words in the clear stand only where no patient writes them', async () => {
  const paths = globSync('*/table.ts', { cwd: server }).map((path) => join(server, path))
  const modules: object[] = await Promise.all(paths.map((path) => import(path)))
  const columns = modules
    .flatMap((module) => Object.values(module))
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => /text|char|json|citext/.test(column.getSQLType()))
        .map((column) => `${getTableConfig(table).name}.${column.name}`),
    )
  expect(columns.toSorted()).toEqual(Object.values(inTheClear).flat().toSorted())
})

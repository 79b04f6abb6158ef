import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, test } from 'vitest'
import { placementOf } from '../testing/placement.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising, write } from '../testing/sign-up.ts'
import { policies } from './policies.ts'
import { commands, everyRow } from './policy-rules.ts'

const app = await startSharedApp()
const placed = await placementOf(drizzle(app.pool))
const at = (placement: string) =>
  [...placed].filter(([, one]) => one.placement === placement).map(([name]) => name)

/** What docs/scale.md says stays in one place however the rest is split, and why. */
const inOnePlace = [
  'ai_days', // what a day's calls of a model cost
  'emptied_tables', // what is to be cleared from the disk
  'ended_handles', // addresses that nobody gets again
  'key_epochs', // keys that end, for all
  'ledger', // one chain of hashes
  'reports', // the operator's, of two people
  'vault_check', // whether the key is the right one
]

test('all but what is everybody’s lies with a patient, an account or a therapist', () => {
  expect(at('one')).toEqual(inOnePlace)
  const counts = ['patient', 'account', 'therapist'].map((one) => at(one).length)
  expect(counts, 'as docs/scale.md counts them').toEqual([35, 17, 17])
})

test('what a patient may change lies with the patient or an account, but for a report', () => {
  const changed = Object.entries(policies).filter(([, policy]) =>
    commands
      .filter((command) => command !== 'select')
      .some((command) => ![undefined, everyRow].includes(policy[command]?.patient)),
  )
  expect(changed.length).toBeGreaterThan(30)
  const elsewhere = changed
    .map(([name]) => name)
    .filter((name) => !['patient', 'account'].includes(placed.get(name)?.placement ?? ''))
  expect(elsewhere.toSorted()).toEqual(['reports'])
})

describe('what is between two lies with the patient:', () => {
  test.each([
    ['threads', { placement: 'patient', column: 'key_id' }],
    ['messages', { placement: 'patient', column: 'key_id', through: 'threads' }],
    ['appointments', { placement: 'patient', column: 'user_id' }],
    ['agenda_items', { placement: 'patient', column: 'user_id', through: 'appointments' }],
    ['grants', { placement: 'patient', column: 'user_id' }],
    ['case_notes', { placement: 'patient', column: 'user_id' }],
  ])('%s', (table, where) => {
    expect(placed.get(table)).toEqual(where)
  })
})

test('a thread’s key is its patient’s, whichever of the two stands first in it', async () => {
  const therapist = await signUpPractising(app)
  const patients = await Promise.all(Array.from({ length: 6 }, () => signUp(app, 'user')))
  for (const patient of patients) await write(app, patient, therapist, 'Hello')
  const { rows } = await app.pool.query<{ key_id: string }>('SELECT key_id FROM threads')
  expect(rows.map(({ key_id }) => key_id).toSorted()).toEqual(
    patients.map(({ id }) => id).toSorted(),
  )
})

/** What no split by patient could hold by itself: a name, a time or a secret of which there is one among all. */
const acrossPatients = {
  'an address, a name': ['users_email', 'users_username', 'users_username_look'],
  'a time of a therapist': ['appointments_of_therapist'],
  'a message sent twice': ['messages_client_id'],
  'a secret by which somebody is found': [
    'account_tokens_pkey',
    'learning_consents_subject_unique',
    'passkey_challenges_purpose_bound_to_pk',
    'passkeys_credential_id_unique',
    'room_guests_secret_hash',
    'sessions_token_hash_unique',
  ],
  'one row of something that has a random id': [
    'appointment_answers_pkey',
    'appointment_reasons_pkey',
    'declines_pkey',
    'journal_analyses_pkey',
    'learning_events_pkey',
    'messages_order',
    'push_subscriptions_pkey',
    'threads_pair',
  ],
}

test('what is unique among the rows of several patients is known, and why', async () => {
  const { rows } = await app.pool.query<{ table: string; name: string; columns: string[] }>(`
    SELECT c.relname AS table, i.indexrelid::regclass::text AS name,
      (SELECT array_agg(coalesce(a.attname::text, 'expression')) FROM unnest((i.indkey::int2[])[0:i.indnkeyatts - 1]) AS k
        LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k) AS columns
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND (i.indisunique OR i.indisexclusion)`)
  const across = rows.filter(({ table, columns }) => {
    const { placement, column } = placed.get(table) ?? {}
    if (placement !== 'patient' && placement !== 'account') return false
    return !columns.includes(String(column)) && columns.join() !== 'id'
  })
  expect(across.map(({ name }) => name).toSorted()).toEqual(
    Object.values(acrossPatients).flat().toSorted(),
  )
})

import type { Role } from '@attune/contract/endpoint.ts'
import { standardIdleMinutes } from '@attune/contract/security.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'

/** A row a session. The cookie holds the token; here is only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    token_hash: text().notNull().unique(),
    person_id: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    revoked_at: timestamp({ withTimezone: true }),
    /** When the password, and the second factor where there is one, was last given. */
    confirmed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Whether a second factor was given, too. */
    second_factor: boolean().notNull().default(false),
    /** The browser and the system in words of ours, such as `Firefox on Android`. */
    device: text().notNull().default(''),
    /** Minutes without its person after which it ends. */
    idle_minutes: integer().notNull().default(standardIdleMinutes),
    /** On a computer that others use: the shortest time, whatever its person chose. */
    shared: boolean().notNull().default(false),
  },
  (table) => [
    index('sessions_person_id').on(table.person_id),
    index('sessions_short').on(table.seen_at).where(sql`idle_minutes < 10080`),
  ],
)

/** What a person chose about signing in, where it is not the standard. */
export const signInSettings = pgTable('sign_in_settings', {
  person_id: uuid().primaryKey(),
  idle_minutes: integer().notNull(),
})

/** The browsers from which someone has signed in before: the cookie holds the token. */
export const knownDevices = pgTable(
  'known_devices',
  {
    person_id: uuid().notNull(),
    token_hash: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.person_id, table.token_hash] })],
)

/** The secret that an authenticator app shares, and what is left of the recovery codes. */
export const secondFactors = pgTable('second_factors', {
  person_id: uuid().primaryKey(),
  secret: bytes().notNull(),
  /** Null while it is being set up: it is not asked for yet. */
  confirmed_at: timestamp({ withTimezone: true }),
  /** The time step of the last code taken: none is taken twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  recovery_hashes: text().array().notNull().default([]),
})

/** The public half of a passkey; the other half never leaves the person's device or key chain. */
export const passkeys = pgTable(
  'passkeys',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    person_id: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    /** As the browser names it, in base64url. */
    credential_id: text().notNull().unique(),
    public_key: bytes().notNull(),
    /** How often it was used, as it says; 0 always where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** What its owner calls it. */
    name: bytes().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_person_id').on(table.person_id)],
)

/** What a passkey has to sign next: one for a session or a browser at a time, good for one use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    purpose: text().$type<'add' | 'confirm' | 'sign-in'>().notNull(),
    /** The hash of a session's id, or of what the browser that asked has in a cookie. */
    bound_to: text().notNull(),
    /** Null while nobody is signed in. */
    person_id: uuid(),
    challenge: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.bound_to] }),
    index('passkey_challenges_person_id').on(table.person_id),
  ],
)

/** A link that was sent by mail, good for one use. The mail holds the token; here is its SHA-256. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text().primaryKey(),
    person_id: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    purpose: text().$type<'confirm-email' | 'reset-password'>().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('account_tokens_person_id').on(table.person_id)],
)

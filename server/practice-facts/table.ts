import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { Spoken } from '@attune/engine/matching/spoken-of.ts'
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { therapists } from '../therapists/table.ts'

/** `spoken`: what was found in the words when they were saved, by which list of words. */
export type KeptFacts = PracticeFacts & { spoken?: { by: string; told: readonly Spoken[] } }

/** In the clear like the rest of a practice: it is there to be read by whoever looks for a therapist. */
export const practiceFacts = pgTable('practice_facts', {
  therapist_id: uuid()
    .primaryKey()
    .references(() => therapists._id, { onDelete: 'cascade' }),
  facts: jsonb().$type<KeptFacts>().notNull(),
})

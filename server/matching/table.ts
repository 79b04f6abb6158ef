import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'
import { users } from '../users/table.ts'

const owner = () =>
  uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' })

/** What weighs how much for a person, as sealed JSON: it speaks of what they are looking for. */
export const matchWeights = pgTable('match_weights', {
  user_id: owner(),
  weights: bytes().notNull(),
})

/** The list last shown to a person, with everything it was made from, as sealed JSON. */
export const shownMatches = pgTable('shown_matches', { user_id: owner(), shown: bytes().notNull() })

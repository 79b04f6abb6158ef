import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes } from '../lib/db.ts'

export const photos = pgTable(
  'photos',
  {
    _id: uuid('id').primaryKey().defaultRandom(),
    owner_id: uuid().notNull(),
    webp: bytes().notNull(),
    etag: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('photos_owner_id').on(table.owner_id)],
)

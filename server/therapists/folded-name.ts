import { sql } from 'drizzle-orm'

/** As `fold` does it: without case and without marks. */
export const foldedName = sql.raw(
  `replace(translate(lower(regexp_replace(normalize(therapists.name, NFKD), '[\\u0300-\\u036f]', '', 'g')), 'ıłøđ''’', 'ilod'), 'ß', 'ss')`,
)

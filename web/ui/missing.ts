import { say } from '@attune/contract/errors.ts'

/** Stands under a field that may not be empty. */
export const fillIn = 'Please fill this in.'

/** What to say of those that are empty, each and all together; null where none is. */
export function missingOf<K extends string>(given: Readonly<Record<K, string>>) {
  const empty = (Object.keys(given) as K[]).filter((field) => !given[field].trim())
  if (empty.length === 0) return null
  const fields: Partial<Record<K, string>> = {}
  for (const field of empty) fields[field] = fillIn
  return { ...fields, form: say.missingFields }
}

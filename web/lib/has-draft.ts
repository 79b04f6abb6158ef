import { keys, readLocal } from './local-storage.ts'

/** Whether something was begun and neither sent nor put away. */
export const hasDraft = (personId: string, of: string) =>
  readLocal(keys.draft(personId, of)) !== null

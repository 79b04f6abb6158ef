import type { Role } from '@attune/contract/endpoint.ts'
import type { Context } from '../lib/http.ts'

/** Whose data is read, and out of what. */
export type Source = Pick<Context, 'db' | 'vault'> & {
  id: string
  role: Role
  now: Date
  /** Whether a therapist's private notes are asked for. */
  withCaseNotes: boolean
}

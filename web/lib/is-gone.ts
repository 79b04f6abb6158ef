import { isCode } from './failures.ts'

/** An address that is no id at all is refused as invalid; to a reader it is one that nobody has. */
export const isGone = (error: unknown): boolean =>
  isCode(error, 'not_found') || isCode(error, 'invalid')

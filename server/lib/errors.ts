import { type ErrorBody, type ErrorCode, say, statusOf } from '@attune/contract/errors.ts'

/** A failure the caller is told about; thrown anywhere, turned into a reply in error-reply.ts alone. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly field: string | undefined
  /** Whole seconds to wait, for `too_many` and `unavailable`. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, message: string, field?: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.field = field
    this.retryAfter = retryAfter
  }
  get status() {
    return statusOf[this.code]
  }
  toJSON(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.field && { field: this.field }) }
  }
}

/** The server cannot start: one line for the operator, exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Unwraps a row that must exist: `found(row, 'Journal not found')`. */
export function found<T>(value: T | null | undefined, message: string): T {
  if (value === undefined || value === null) throw new AppError('not_found', message)
  return value
}

export const forbidden = () => new AppError('forbidden', say.notYours)

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The PostgreSQL error under drizzle's wrapping, if there is one. */
export function databaseCause(error: unknown): (Error & { constraint?: string }) | undefined {
  let at = error
  for (let depth = 0; depth < 4 && at instanceof Error; depth++) {
    if (/^[0-9A-Z]{5}$/.test(codeOf(at)) || isConnectionFailure(at)) return at
    at = at.cause
  }
  return undefined
}

/** PostgreSQL's code or the network's, under drizzle's wrapping; empty where there is none. */
export const databaseCode = (error: unknown): string => codeOf(databaseCause(error))

/** 08: connection, 53: out of memory, disk or connections, 57P0: shutting down, 25P03: cut while idle. */
const awayCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|ERR_STREAM|57P0|08|53|25P03)/
/** pg gives these failures neither a class nor a code: their text is all there is. */
const awayMessages =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Query read timeout|connection timeout/

function isConnectionFailure(error: Error) {
  return awayCodes.test(codeOf(error)) || awayMessages.test(error.message)
}

/** Whether a failure means that the database cannot be reached, so that a retry may work. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause !== undefined && isConnectionFailure(cause)
}

/** Whether what a row was to hang on is gone, such as an account deleted while it was being written. */
export function isOrphan(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause !== undefined && codeOf(cause) === '23503'
}

/** Whether the database's own rules refused the row, as those of an account that is being deleted. */
export function isRefusedRow(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause !== undefined && codeOf(cause) === '42501'
}

/** Two waited for each other, and this one was chosen to give way; what it did is undone. */
const isDeadlock = (error: unknown) => {
  const cause = databaseCause(error)
  return cause !== undefined && codeOf(cause) === '40P01'
}

/** Others held on to it for longer than was to be waited, or gave way to nobody; nothing was done. */
export const isInUse = (error: unknown) =>
  isDeadlock(error) || codeOf(databaseCause(error)) === '55P03'

const mostTries = 4

/** The same work anew where it had to give way: a whole transaction, never a part of one. */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (!isDeadlock(error) || tried === mostTries) throw error
    }
}

/** The unique index a failed insert ran into, if it did. */
export function takenIndex(error: unknown): string | undefined {
  const cause = databaseCause(error)
  return cause && codeOf(cause) === '23505' ? cause.constraint : undefined
}

/** The exclusion constraint a row ran into, if it did: what it would hold is held already. */
export function overlappedConstraint(error: unknown): string | undefined {
  const cause = databaseCause(error)
  return cause && codeOf(cause) === '23P01' ? cause.constraint : undefined
}

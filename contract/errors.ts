/** Every way a request can fail, and the status it travels with. */
export const statusOf = {
  invalid: 400,
  signed_out: 401,
  /** The password was right, or was not asked for: a code of the second step is. */
  second_factor_required: 401,
  forbidden: 403,
  /** The password has to be given again first. */
  reauthentication_required: 403,
  /** The operator requires a second step, which this account has not set up. */
  second_factor_missing: 403,
  not_found: 404,
  taken: 409,
  /** What was asked for made sense until something else happened. */
  too_late: 409,
  too_large: 413,
  too_many: 429,
  /** Kept from being sent for now, by a rule a person is told: not to be tried again by itself. */
  not_yet: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

/**
 * What a refused call or event is answered with. `field` names what was wrong in the input.
 * `requestId` is in every reply to a call, as in its header `x-request-id`; the log knows a failure
 * by it. Events have none.
 */
export type ErrorBody = {
  error: string
  code: ErrorCode
  field?: string | undefined
  requestId?: string | undefined
}

/** The sentences more than one place says. */
export * as say from './say.ts'

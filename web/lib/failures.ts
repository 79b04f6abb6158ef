import { type ErrorBody, type ErrorCode, say, statusOf } from '@attune/contract/errors.ts'

/** A refusal in the server's own words. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly requestId: string | undefined
  constructor({ error, code, field, requestId }: ErrorBody) {
    super(error)
    this.code = code
    this.field = field
    this.requestId = requestId
  }
}

/** Nobody answered: no connection, or the server is down. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor() {
    super('Attune can’t be reached. Check your connection and try again.')
  }
}

/** What the server said, or `standard` where it said nothing a person could use. */
export function sentence(error: unknown, standard: string = say.internal): string {
  if (error instanceof NetworkError) return error.message
  return error instanceof ApiError && error.code !== 'internal' ? error.message : standard
}

/** What a person can quote so that the log's line is found: only where the fault is the server's. */
export function referenceOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || statusOf[error.code] < 500) return null
  return error.requestId ?? null
}

export const isCode = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code

/** May pass by itself, so the call is tried again. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || isCode(error, 'unavailable')

/** Whether a call that did not work so many times is made once more. */
export const isTriedAgain = (failures: number, error: Error): boolean =>
  isTransient(error) && failures < 2

/** A proxy's reply has no body of ours; its status still says what happened. */
export function apiErrorOf(status: number, json: unknown): ApiError {
  if (isErrorBody(json)) return new ApiError(json)
  const code = codeOf(status)
  return new ApiError({ error: code === 'unavailable' ? say.unavailable : say.internal, code })
}

/** By hand, so that a stranger's first page does not load zod. */
function isErrorBody(json: unknown): json is ErrorBody {
  if (typeof json !== 'object' || json === null) return false
  const { error, code, field, requestId } = json as Partial<Record<keyof ErrorBody, unknown>>
  const isNamed = typeof code === 'string' && Object.hasOwn(statusOf, code)
  return typeof error === 'string' && isNamed && isOptionalText(field) && isOptionalText(requestId)
}

const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string'

function codeOf(status: number): ErrorCode {
  const known = Object.entries(statusOf).find(([, value]) => value === status)?.[0]
  if (known) return known as ErrorCode
  return status === 502 || status === 504 ? 'unavailable' : 'internal'
}

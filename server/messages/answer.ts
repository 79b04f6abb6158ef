import { type ErrorBody, say } from '@attune/contract/errors.ts'
import type { z } from 'zod'
import { AppError, isDatabaseAway } from '../lib/errors.ts'
import { sentenceOf } from '../lib/invalid.ts'

type Log = { error: (error: unknown, text: string) => void }
export type Respond<T> = ((value: T | ErrorBody) => void) | undefined

/** Every event is answered, once, whatever happens; a client that gave no function is not. */
export async function answer<T>(reply: Respond<T>, log: Log, work: () => Promise<T>) {
  const respond = typeof reply === 'function' ? reply : () => {}
  try {
    respond(await work())
  } catch (error) {
    respond(errorBody(error, log))
  }
}

export function errorBody(error: unknown, log: Log): ErrorBody {
  if (error instanceof AppError) return error.toJSON()
  if (isDatabaseAway(error)) return { error: say.unavailable, code: 'unavailable' }
  log.error({ err: error }, 'socket')
  return { error: say.internal, code: 'internal' }
}

export function parsed<T extends z.ZodType>(schema: T, payload: unknown): z.output<T> {
  const result = schema.safeParse(payload)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new AppError(
    'invalid',
    issue ? sentenceOf(issue) : 'This is not what the event takes',
    issue?.path.join('.'),
  )
}

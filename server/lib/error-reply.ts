import { say } from '@attune/contract/errors.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, isDatabaseAway, isOrphan, isRefusedRow } from './errors.ts'
import { invalidFrom, unreadable } from './invalid.ts'

/**
 * The one place where a failure of a call becomes a reply. A failure nobody foresaw is logged under
 * the id that the reply carries.
 */
export function sendError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const known = error instanceof AppError ? error : (invalidFrom(error) ?? fromLibrary(error))
  if (!known || isRefusedRow(error)) request.log.error({ err: error })
  const failure = known ?? new AppError('internal', say.internal)
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).send({ ...failure.toJSON(), requestId: request.id })
}

function fromLibrary(error: FastifyError): AppError | undefined {
  if (isDatabaseAway(error)) return new AppError('unavailable', say.unavailable, undefined, 1)
  if (isOrphan(error) || isRefusedRow(error))
    return new AppError('not_found', 'This no longer exists')
  if (error.statusCode === 413) return new AppError('too_large', say.imageTooLarge)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return unreadable()
  return undefined
}

import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import type { ReplyHead } from './route.ts'

/** RFC 8288: the address of the next page, with the same filters. */
export function linkNext(request: FastifyRequest, reply: ReplyHead, cursor: string | undefined) {
  if (!cursor) return
  const url = new URL(request.url, 'http://same.origin')
  url.searchParams.set('cursor', cursor)
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`)
}

/** A cursor that none of our Link headers gave. */
export const noSuchPage = () => new AppError('invalid', 'This page does not exist', 'cursor')

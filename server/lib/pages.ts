import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
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

export type PageQuery = { limit: number; cursor?: string | undefined }

/** A page of rows, of which one more is read than it holds; `cursorOf` its last one leads on. */
export function pageOf<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? cursorOf(last) : undefined }
}

/** The cursor of a list that goes from the newest to the oldest, and by id where moments are equal. */
export const momentOf = ({ date, _id }: { date: Date; _id: string }) =>
  `${date.toISOString()}_${_id}`

/** What stands in such a list behind its cursor. */
export function before(cursor: string, { date, _id }: { date: PgColumn; _id: PgColumn }): SQL {
  const moment = z.tuple([z.iso.datetime(), z.uuid()]).safeParse(cursor.split('_'))
  if (!moment.success) throw noSuchPage()
  const [when, id] = moment.data
  return sql`(${date}, ${_id}) < (${new Date(when)}::timestamptz, ${id}::uuid)`
}

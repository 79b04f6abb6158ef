import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('of the network'), { code })

/** As node-postgres 8 and Node say it when the database is killed: not all of it has a code. */
test.each([
  coded('ECONNRESET'),
  coded('ECONNREFUSED'),
  coded('EPIPE'),
  coded('ERR_STREAM_DESTROYED'),
  coded('ERR_STREAM_WRITE_AFTER_END'),
  coded('57P01'),
  coded('57P02'),
  coded('57P03'),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated due to connection timeout'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Query read timeout'),
])('%s is the database being away, by itself and beneath a query', (error) => {
  expect(isDatabaseAway(error)).toBe(true)
  expect(isDatabaseAway(new DrizzleQueryError('SELECT 1', [], error))).toBe(true)
})

test.each([
  coded('23505'),
  coded('42501'),
  coded('40P01'),
  new Error('of our own'),
  'a text',
  null,
])('%s is not', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

import pg from 'pg'
import { vi } from 'vitest'

/** What opens and ends a transaction, and the watch's own question. */
const isOfNoCall = (text: string) =>
  /^\s*(?:begin|commit|rollback|savepoint|release|set|select 1$)/i.test(text)

/**
 * While `work` runs, the statement of this number fails as PostgreSQL says it, with `words` in all that
 * it says. Gives whether there was one.
 */
export async function failingAt(number: number, words: string, work: () => Promise<unknown>) {
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown }
  let asked = 0
  const spy = vi
    .spyOn(pg.Client.prototype as { query: (...given: unknown[]) => unknown }, 'query')
    .mockImplementation(function (this: unknown, ...given: unknown[]) {
      if (isOfNoCall(textOf(given[0])) || ++asked !== number) return query.apply(this, given)
      const error = failure(words)
      const callback = given.findLast((one) => typeof one === 'function')
      if (!callback) return Promise.reject(error)
      setImmediate(callback as (error: Error) => void, error)
      return undefined
    })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return asked >= number
}

const failure = (words: string) =>
  Object.assign(new pg.DatabaseError(`invalid input syntax: "${words}"`, 60, 'error'), {
    code: '22P02',
    detail: `Failing row contains (${words}).`,
    where: `SQL function "${words}"`,
    hint: words,
    constraint: words,
  })

const textOf = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query
    ? String(query.text)
    : String(query)

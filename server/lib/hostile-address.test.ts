import { endpoints } from '@attune/contract/every.ts'
import { describe, expect, test } from 'vitest'
import {
  hostileCaller,
  isId,
  isName,
  isNumber,
  ownNames,
  paramsOf,
} from '../testing/hostile-caller.ts'
import { fieldsOf, sampleOfAll } from '../testing/samples.ts'
import { startSharedApp } from '../testing/shared-app.ts'

const app = await startSharedApp()
const caller = await hostileCaller(app)

type Caller = typeof caller
const send: Caller['send'] = (...sent) => caller.send(...sent)
const leavingNothing: Caller['leavingNothing'] = (work) => caller.leavingNothing(work)

const withParams = endpoints.filter(([, { url }]) => url.includes(':'))
/** What is taken away twice is gone, and that is no failure. */
const takingAway = [
  ...['users.removeFavorite', 'messages.takeBack', 'caseNotes.dropTask'],
  'appointments.stopWaiting',
]
const withQuery = endpoints.filter(([, { schema }]) => schema.querystring)

describe('an address', () => {
  test.each(withParams)('%s refuses an id that is none', async (_, endpoint) => {
    const own = ownNames(endpoint)
    const names = paramsOf(endpoint)
    const malformed = [
      ...[
        'x',
        '1',
        '%00',
        '%2e%2e%2f',
        "'%20OR%201=1",
        'null',
        '[object%20Object]',
        '%F0%9F%8C%BB',
      ],
      ...['%E0%A4%A', '%', 'a'.repeat(101), 'a'.repeat(5_000)],
      ...[`${crypto.randomUUID()}x`, `{${crypto.randomUUID()}}`, '-'.repeat(36)],
    ]
    await leavingNothing(async () => {
      for (const name of names)
        for (const id of malformed.filter(
          (one) => !isName(endpoint, name, one) && !(isNumber(endpoint, name) && one === '1'),
        )) {
          const payload = endpoint.schema.body && sampleOfAll(fieldsOf(endpoint.schema.body))
          const sent = {
            path: caller.pathOf(endpoint, { [name]: id }),
            ...(payload && { payload }),
          }
          const { status } = await send(endpoint, `${name} = ${id}`, sent)
          const isReadable = id.length <= 100 && decodes(id)
          expect(status, `${name} = ${id}`).toBe(own.includes(name) && isReadable ? 403 : 400)
        }
    })
  })

  test.each(withParams)(
    '%s answers of an id nobody has, in small letters or capitals',
    async (name, endpoint) => {
      const id = crypto.randomUUID()
      const other = paramsOf(endpoint).filter(
        (param) => !ownNames(endpoint).includes(param) && isId(endpoint, param),
      )
      if (other.length === 0) return
      const payload = endpoint.schema.body && sampleOfAll(fieldsOf(endpoint.schema.body))
      const statuses = [id, id.toUpperCase()].map(async (value) => {
        const path = caller.pathOf(
          endpoint,
          Object.fromEntries(other.map((param) => [param, value])),
        )
        return (await send(endpoint, name, { path, ...(payload && { payload }) })).status
      })
      const [small, capitals] = await Promise.all(statuses)
      expect(capitals).toBe(small)
      expect(small).toBe(takingAway.includes(name) ? 204 : 404)
    },
  )

  test.each(withQuery)('%s refuses a wrong, doubled or missing query', async (_, endpoint) => {
    const fields = fieldsOf(endpoint.schema.querystring!)
    const own = ownNames(endpoint)
    const base = caller.queryOf(endpoint)
    const statusOf = async (query: string, rest: Record<string, string>) => {
      const all = [String(new URLSearchParams(rest)), query].filter(Boolean).join('&')
      const { status } = await send(endpoint, all.slice(0, 200), { query: all })
      return { status, all }
    }
    for (const [field, { required }] of Object.entries(fields)) {
      const { [field]: value = '1', ...rest } = base
      const queries = ['%00', 'x'.repeat(5_000), '%E0%A4%A', '1&__proto__=1']
        .map((text) => `${field}=${text}`)
        .concat(`${field}[]=1`, `${field}[a]=1`, `${field}=${value}&${field}=${value}`)
      if (required) queries.push('')
      // Names that nobody asked for are ignored, so where 1 is an answer that one is no wrong query.
      const isOneRight = endpoint.schema.querystring!.safeParse({ ...rest, [field]: '1' }).success
      const mustRefuse = (query: string) =>
        required
          ? !(isOneRight && query.endsWith('__proto__=1'))
          : /=%00$|=x{9}|&limit=/.test(query)
      await leavingNothing(async () => {
        for (const query of queries.filter(mustRefuse)) {
          const { status, all } = await statusOf(query, rest)
          expect(own.includes(field) ? [400, 403] : [400], all).toContain(status)
        }
      })
      // What is left out may be: then the call does its work.
      for (const query of queries.filter((one) => !mustRefuse(one)))
        expect((await statusOf(query, rest)).status, query).toBeLessThan(500)
    }
  })

  test('a call that does not exist is not found for those signed in, and nothing to a stranger', async () => {
    for (const url of ['/api/nothing', '/api/users', '/api/', '/api/users/a/b/c/d/e']) {
      const known = await app.app.inject({ url, headers: { cookie: caller.cast.user.cookie } })
      expect([known.statusCode, known.json().code], url).toEqual([404, 'not_found'])
      expect((await app.app.inject(url)).statusCode, url).toBe(401)
    }
  })
})

const decodes = (text: string) => {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

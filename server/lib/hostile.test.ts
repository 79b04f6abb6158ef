import { endpoints } from '@attune/contract/every.ts'
import { describe, expect, test } from 'vitest'
import { formOf } from '../testing/form.ts'
import { hostileCaller, json } from '../testing/hostile-caller.ts'
import { fieldsOf, sampleOfAll } from '../testing/samples.ts'
import { startSharedApp } from '../testing/shared-app.ts'

const app = await startSharedApp()
const caller = await hostileCaller(app)

type Caller = typeof caller
const send: Caller['send'] = (...sent) => caller.send(...sent)
const leavingNothing: Caller['leavingNothing'] = (work) => caller.leavingNothing(work)

const withBody = endpoints.filter(([, { schema }]) => schema.body)
const closed = endpoints.filter(([, { config }]) => config.allow !== 'anyone')

describe('a body', () => {
  test.each(withBody)(
    '%s refuses each field of a wrong kind, and names it',
    async (_, endpoint) => {
      const fields = fieldsOf(endpoint.schema.body!)
      await leavingNothing(async () => {
        for (const [field, { sample, text, longest, nullable }] of Object.entries(fields)) {
          const wrong: unknown[] = [{}, [[]], { $ne: null }, [null]]
          if (!nullable) wrong.push(null)
          if (typeof sample !== 'number') wrong.push(5, 1e300)
          if (typeof sample !== 'boolean') wrong.push(true)
          if (typeof sample === 'number') wrong.push(-1, 1.5, '1', 2 ** 60)
          if (typeof sample === 'string' && !text) wrong.push('', 'x', `${sample}\u0000`)
          // A current password is only compared, never stored.
          if (text && field !== 'currentPassword') wrong.push('sample\u0000text')
          if (longest) wrong.push('x'.repeat(longest + 1))
          if (Array.isArray(sample)) wrong.push('x', [5], ['a\u0000'], Array(41).fill('x'))
          for (const value of wrong) {
            const payload = { ...sampleOfAll(fields), [field]: value }
            const what = `${field} = ${JSON.stringify(value)?.slice(0, 60)}`
            const reply = await send(endpoint, what, { payload })
            expect([reply.status, reply.field], what).toEqual([400, field])
          }
        }
      })
    },
  )

  test.each(withBody)(
    '%s refuses a body without what it needs, and names it',
    async (_, endpoint) => {
      const fields = fieldsOf(endpoint.schema.body!)
      await leavingNothing(async () => {
        for (const [field, { required }] of Object.entries(fields)) {
          if (!required) continue
          const { [field]: _left, ...payload } = sampleOfAll(fields)
          const reply = await send(endpoint, `without ${field}`, { payload })
          expect([reply.status, reply.field]).toEqual([400, field])
        }
      })
    },
  )

  test.each(withBody)(
    '%s refuses what is no object, broken, empty or half a form',
    async (_, endpoint) => {
      const broken = [
        '',
        '{',
        '{"a":',
        'null',
        '[]',
        '[{}]',
        '5',
        '"text"',
        'true',
        'NaN',
        '\u0000',
      ]
      const form = formOf({ name: 'x' })
      const forms = [
        { headers: { 'content-type': 'multipart/form-data' }, payload: form.payload },
        { headers: { 'content-type': 'multipart/form-data; boundary=' }, payload: form.payload },
        { headers: form.headers, payload: (form.payload as Buffer).subarray(0, 30) },
        { headers: form.headers, payload: 'no form at all' },
      ]
      await leavingNothing(async () => {
        for (const text of broken)
          expect((await send(endpoint, text, json(text))).status, text).toBe(400)
        expect((await send(endpoint, 'no body', {})).status).toBe(400)
        for (const [i, sent] of forms.entries())
          expect((await send(endpoint, `form ${i}`, sent)).status, `form ${i}`).toBe(400)
      })
    },
  )

  test.each(withBody)('%s checks a body under whatever name it comes', async (_, endpoint) => {
    const fields = fieldsOf(endpoint.schema.body!)
    const [first] = Object.keys(fields)
    const payload = JSON.stringify({ ...sampleOfAll(fields), [first!]: { wrong: true } })
    const types = [
      '\tapplication/json',
      ' application/json',
      'application/json\t;charset=utf-8',
      'application/json; charset=utf-16',
      'application/json;;',
      'APPLICATION/JSON',
      'application/jsonx',
      'application/json, text/plain',
      'application/vnd.api+json',
      'text/plain',
      'text/json',
      'application/x-www-form-urlencoded',
      'multipart/mixed; boundary=x',
      'a/b',
      '',
      '*/*',
    ]
    await leavingNothing(async () => {
      for (const type of types) {
        const sent = { payload, headers: { 'content-type': type } }
        expect((await send(endpoint, `as '${type}'`, sent)).status, `as '${type}'`).toBe(400)
      }
    })
  })

  test.each(withBody)('%s takes a form only where the contract says so', async (_, endpoint) => {
    if (endpoint.schema.consumes) return
    const { user_id: _left, ...sample } = sampleOfAll(fieldsOf(endpoint.schema.body!))
    const texts = Object.entries(sample).map(([name, value]) => [name, String(value)] as const)
    await leavingNothing(async () => {
      const reply = await send(endpoint, 'form', formOf(Object.fromEntries(texts)))
      expect(reply.status).toBe(400)
    })
  })

  test.each(withBody)('%s refuses keys that reach into every object', async (_, endpoint) => {
    const rest = JSON.stringify(sampleOfAll(fieldsOf(endpoint.schema.body!))).slice(1)
    await leavingNothing(async () => {
      for (const key of ['"__proto__":{"admin":1}', '"constructor":{"prototype":{"admin":1}}']) {
        const text = rest === '}' ? `{${key}}` : `{${key},${rest}`
        expect((await send(endpoint, text, json(text))).status).toBe(400)
      }
    })
    expect('admin' in {}).toBe(false)
  })

  test.each(withBody)('%s refuses a body over 1 MiB', async (_, endpoint) => {
    await leavingNothing(async () => {
      const text = `{"filler":"${'x'.repeat(1024 * 1024)}"}`
      expect((await send(endpoint, 'huge', json(text))).status).toBe(413)
    })
  })

  test.each(withBody)('%s ignores fields nobody asked for', async (name, endpoint) => {
    const payload = {
      ...sampleOfAll(fieldsOf(endpoint.schema.body!)),
      ...{ _id: crypto.randomUUID(), isActive: true, role: 'admin', toString: 1, '': 2 },
    }
    expect((await send(endpoint, name, { payload })).field).not.toBe('_id')
  })
})

test.each(closed)(
  '%s tells a stranger nothing of what is wrong with the request',
  async (name, endpoint) => {
    for (const sent of [json('{'), json('{"a":1}'), {}]) {
      const request = endpoint.method === 'GET' ? {} : sent
      const reply = await send(endpoint, name, { ...request, query: 'limit=x', as: null })
      expect([reply.status, reply.field]).toEqual([401, undefined])
    }
  },
)

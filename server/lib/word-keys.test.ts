import { endpoints } from '@attune/contract/every.ts'
import { describe, expect, test } from 'vitest'
import { hostileCaller } from '../testing/hostile-caller.ts'
import { fieldsOf, sampleOfAll } from '../testing/samples.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { draftOf, openTab } from '../testing/sockets.ts'

/** Words that people write and every plain object knows: in a dictionary of words they find a function. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'length']
const texts = [...names, `I am a ${names.join(' by trade, and a ')}`]

const app = await startSharedApp()
const caller = await hostileCaller(app)
const { user, therapist } = caller.cast

describe('the name of what every object has, in every text', () => {
  const withBody = endpoints.filter(([, { schema }]) => schema.body)
  test.each(withBody)('of the body of %s', async (_, endpoint) => {
    const fields = fieldsOf(endpoint.schema.body!)
    const written = Object.entries(fields).filter(
      ([, { text, sample }]) => text || Array.isArray(sample),
    )
    for (const [field, { sample, longest = 4_000 }] of written)
      for (const text of texts.map((one) => one.slice(0, longest))) {
        const value = Array.isArray(sample) ? [text] : text
        const payload = { ...sampleOfAll(fields), [field]: value }
        await caller.send(endpoint, `${field} = ${text}`, { payload })
      }
  })

  const withQuery = endpoints.filter(([, { schema }]) => schema.querystring)
  test.each(withQuery)('of the query of %s', async (_, endpoint) => {
    const base = caller.queryOf(endpoint)
    for (const field of Object.keys(fieldsOf(endpoint.schema.querystring!)))
      await Promise.all(
        texts.map((text) => {
          const query = String(new URLSearchParams({ ...base, [field]: text.slice(0, 200) }))
          return caller.send(endpoint, query, { query })
        }),
      )
  })

  const withParams = endpoints.filter(([, { url }]) => url.includes(':'))
  test.each(withParams)('of the address of %s', async (_, endpoint) => {
    const payload = endpoint.schema.body && sampleOfAll(fieldsOf(endpoint.schema.body))
    for (const [, param] of endpoint.url.matchAll(/:(\w+)/g))
      for (const name of names)
        await caller.send(endpoint, `${param} = ${name}`, {
          path: caller.pathOf(endpoint, { [param!]: name }),
          ...(payload && { payload }),
        })
  })

  test('of a message, which is stored as it was written', async () => {
    const tab = await openTab(await app.listen(), user.cookie)
    for (const text of texts) {
      const reply = await tab.send(draftOf(user, therapist, text))
      expect(reply).toMatchObject({ message: { message: text } })
    }
    tab.socket.disconnect()
  })

  test('of a journal, whose analysis goes on', async () => {
    await user.call('PUT', `/users/${user.id}/journal-consent`, { allowed: true })
    for (const text of texts) {
      const entry = { title: text.slice(0, 100), content: text }
      const { status } = await user.call('POST', `/users/${user.id}/journals`, entry)
      expect(status, text).toBe(201)
    }
    const left = async () =>
      (await app.pool.query('SELECT 1 FROM journal_analyses WHERE body IS NULL')).rowCount
    await expect.poll(left, { timeout: 15_000 }).toBe(0)
  })
})

import { randomUUID } from 'node:crypto'
import type { Journal } from '@attune/contract/journals.ts'
import { describe, expect, test } from 'vitest'
import { nextOf } from '../testing/next-of.ts'
import { placesOf } from '../testing/rows.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp } from '../testing/sign-up.ts'

const app = await startSharedApp()
const pat = await signUp(app, 'user')
const url = `/users/${pat.id}/journals`

async function writer() {
  const person = await signUp(app, 'user')
  return { person, url: `/users/${person.id}/journals` }
}

const titles = (list: Journal[]) => list.map(({ title }) => title)

describe('works', () => {
  test('an entry is kept as written, but for spaces around it', async () => {
    const draft = { title: '  A day  ', content: 'Line one\n\n  <b>two</b> 🌻 — “fine”\t.' }
    const { status, body } = await pat.call('POST', url, draft)
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      user_id: pat.id,
      title: 'A day',
      content: draft.content,
      date: expect.stringMatching(/^\d{4}-.+Z$/),
      version: 1,
    })
    expect((await pat.call('GET', `${url}/${body._id}`)).body).toEqual(body)
    expect((await pat.call('GET', url)).body[0]).toEqual(body)
  })

  test('newest first, and pages that miss none even where moments are equal', async () => {
    const { person, url: mine } = await writer()
    for (let i = 0; i < 30; i++) await person.call('POST', mine, { title: `t${i}`, content: 'c' })
    const newest = Array.from({ length: 30 }, (_, i) => `t${29 - i}`)
    const first = await person.call('GET', mine)
    expect(titles(first.body)).toEqual(newest.slice(0, 24))
    const rest = await person.call('GET', nextOf(first.headers.link)!)
    expect(titles(rest.body)).toEqual(newest.slice(24))
    expect(rest.headers.link).toBeUndefined()

    await app.pool.query("UPDATE journals SET date = '2026-01-01T10:00Z' WHERE user_id = $1", [
      person.id,
    ])
    const seen: Journal[] = []
    for (let page: string | undefined = `${mine}?limit=7`; page; ) {
      const reply = await person.call('GET', page)
      seen.push(...reply.body)
      page = nextOf(reply.headers.link)
    }
    expect(titles(seen).toSorted()).toEqual(newest.toSorted())
  })

  test('the same clientId stores one entry, one after the other or all at once', async () => {
    const { person, url: mine } = await writer()
    const draft = { title: 'Once', content: 'c', clientId: randomUUID() }
    const first = (await person.call('POST', mine, draft)).body
    const again = await person.call('POST', mine, { ...draft, title: 'Changed' })
    expect([again.status, again.body]).toEqual([201, first])
    const storm = { title: 'Storm', content: 'c', clientId: randomUUID() }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => person.call('POST', mine, storm)),
    )
    expect(new Set(replies.map(({ body }) => body._id)).size).toBe(1)
    expect((await person.call('GET', mine)).body).toHaveLength(2)
    const { person: other, url: theirs } = await writer()
    expect((await other.call('POST', theirs, draft)).body._id).not.toBe(first._id)
  })

  test('a change keeps the date and the place in the list, also by an id in capitals', async () => {
    const { person, url: mine } = await writer()
    const first = (await person.call('POST', mine, { title: 'a', content: 'b' })).body
    await person.call('POST', mine, { title: 'later', content: 'b' })
    for (const [i, id] of [first._id, first._id.toUpperCase()].entries()) {
      const patch = { title: `new ${id}`, content: 'text' }
      const { status, body } = await person.call('PUT', `${mine}/${id}`, patch)
      expect(status).toBe(200)
      expect(body).toEqual({ ...first, ...patch, version: i + 2 })
      expect((await person.call('GET', mine)).body[1]).toEqual(body)
    }
  })

  test('a deleted entry is gone', async () => {
    const { body } = await pat.call('POST', url, { title: 'a', content: 'b' })
    expect((await pat.call('DELETE', `${url}/${body._id}`)).status).toBe(204)
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await pat.call(method, `${url}/${body._id}`)
      expect([reply.status, reply.body.error]).toEqual([404, 'Journal not found'])
    }
  })

  test('the longest entry is kept whole', async () => {
    const draft = { title: '語'.repeat(200), content: '🌻'.repeat(50_000) }
    const { body } = await pat.call('POST', url, draft)
    expect(body).toMatchObject(draft)
  })
})

describe('refuses', () => {
  test.each([
    ['title', { content: 'c' }],
    ['title', { title: '   ', content: 'c' }],
    ['content', { title: 't' }],
    ['content', { title: 't', content: '\n' }],
  ])('an entry without a %s', async (field, draft) => {
    const reply = await pat.call('POST', url, draft)
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        error: 'Please provide all required fields',
        code: 'invalid',
        field,
        requestId: expect.any(String),
      },
    ])
  })

  test('a change of a version that is no longer there, also of two at once', async () => {
    const { person, url: mine } = await writer()
    const { body } = await person.call('POST', mine, { title: 'a', content: 'b' })
    const change = (content: string, version: number) =>
      person.call('PUT', `${mine}/${body._id}`, { title: 'a', content, version })
    const both = await Promise.all([change('here', 1), change('there', 1)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect([refused.body.code, refused.body.field]).toEqual(['taken', 'version'])
    const kept = both.find(({ status }) => status === 200)!.body
    expect((await person.call('GET', `${mine}/${body._id}`)).body).toEqual(kept)
    expect((await change('later', 2)).body).toMatchObject({ content: 'later', version: 3 })
    const nowhere = { title: 'a', content: 'b', version: 1 }
    expect((await person.call('PUT', `${mine}/${randomUUID()}`, nowhere)).status).toBe(404)
  })

  test('an entry written in another’s name', async () => {
    const { person } = await writer()
    const draft = { title: 't', content: 'c', user_id: person.id }
    expect((await pat.call('POST', url, draft)).status).toBe(403)
    expect((await pat.call('POST', url, { ...draft, user_id: pat.id })).status).toBe(201)
  })

  test.each([
    'nothing',
    `9999-99-99T99:99Z_${randomUUID()}`,
    `2026-02-30T00:00:00Z_${randomUUID()}`,
    `2026-01-01T00:00:00.000Z_${'-'.repeat(36)}`,
    `2026-01-01T00:00:00.000Z_`,
    '\u0000',
  ])('the page %s', async (cursor) => {
    const reply = await pat.call('GET', `${url}?cursor=${encodeURIComponent(cursor)}`)
    expect([reply.status, reply.body.field]).toEqual([400, 'cursor'])
  })

  test('a year before all others leads to an empty page, not to a failure', async () => {
    const reply = await pat.call('GET', `${url}?cursor=0000-01-01T00:00:00Z_${randomUUID()}`)
    expect([reply.status, reply.body]).toEqual([200, []])
  })
})

describe('never leaks', () => {
  test('another’s entry, by its id under one’s own address', async () => {
    const { person, url: mine } = await writer()
    const { body } = await pat.call('POST', url, { title: 'a', content: 'b' })
    const change = { title: 'x', content: 'y' }
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const there = await person.call(method, `${mine}/${body._id}`, change)
      const nowhere = await person.call(method, `${mine}/${randomUUID()}`, change)
      expect([there.status, there.body]).toEqual([
        404,
        { ...nowhere.body, requestId: expect.any(String) },
      ])
    }
    expect((await pat.call('GET', `${url}/${body._id}`)).body).toEqual(body)
  })

  test('what was written, to whoever reads the database', async () => {
    await pat.call('POST', url, { title: 'Zeppelin', content: 'Quixotic' })
    expect(await placesOf(app.pool, 'Zeppelin', 'Quixotic')).toEqual([])
  })
})

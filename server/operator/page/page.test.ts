import { randomUUID } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { recordAction } from '../../ledger/append.ts'
import { keepFinding } from '../../licences/finding-store.ts'
import { doneIn } from '../../testing/audit.ts'
import { payloads } from '../../testing/markup-attacks.ts'
import { openOperatorPage } from '../../testing/operator-page.ts'
import { startSharedApp } from '../../testing/shared-app.ts'
import { type SignedUp, signUp, signUpUnlicensed, write } from '../../testing/sign-up.ts'
import { commandFrom } from '../commands.ts'
import { suspend } from '../standing.ts'

const server = await startSharedApp()
const { get, post } = await (await openOperatorPage(server)).signIn()
const patient = await signUp(server, 'user')
const operate = async (...words: string[]) => commandFrom(words)(server.context)
const audit = async () => doneIn(await operate('audit'))
const draft = { kind: 'Psychologist', number: 'PSY 1', place: 'Ireland', expires: null }

const declare = async (change: object = {}) => {
  const who = await signUpUnlicensed(server)
  await who.call('POST', `/therapists/${who.id}/licences`, { ...draft, ...change })
  return who
}
const codeOn = (page: string) => /name="code" value="(\w+)"/.exec(page)?.[1] ?? ''
const pageOf = async (who: SignedUp) => (await get(`/therapists/${who.id}`)).body
const report = async (note = 'Zeppelin') => {
  const about = await signUpUnlicensed(server)
  await write(server, patient, about, 'Hello')
  const draft = { partner: about.id, reason: 'money', note, messages: [] }
  return String((await patient.call('POST', '/reports', draft)).body._id)
}

describe('a claim', () => {
  test('waits where it is found by name, number and place, and is checked with evidence', async () => {
    const who = await declare({ number: 'PSY 77/b' })
    for (const q of [who.draft.name!, who.draft.email!.toUpperCase(), 'psy 77'])
      expect((await get(`/?q=${encodeURIComponent(q)}`)).body, q).toContain(who.id)
    expect((await get('/?q=%25')).body).not.toContain(who.id)
    const code = codeOn(await pageOf(who))
    const form = {
      code,
      state: 'verified',
      note: 'Listed <there>',
      register: 'https://register.example/?a=1&b',
    }
    expect((await post(`/therapists/${who.id}/verify`, form)).statusCode).toBe(303)
    const page = await pageOf(who)
    expect(page).toMatch(/role="status">.*patients now read &#34;Verified by operator&#34;/)
    expect(page).toContain('Listed &#60;there&#62;')
    expect(page).toContain('href="https://register.example/?a&#61;1&#38;b"')
    expect(await pageOf(who)).not.toContain('role="status"')
    expect((await get('/')).body).not.toContain(who.id)
    expect((await audit()).filter((line) => line.includes(who.draft.email!))).toHaveLength(1)
  })

  test('is rejected with a reason that the therapist reads', async () => {
    const who = await declare()
    const code = codeOn(await pageOf(who))
    await post(`/therapists/${who.id}/reject`, { code, reason: 'Not there', register: '' })
    const [own] = (await who.call('GET', `/therapists/${who.id}/licences`)).body
    expect(own.rejection).toBe('Not there')
  })

  test.each([
    ['verify', { state: 'verified', note: ' ' }],
    ['verify', { state: 'excellent', note: 'a' }],
    ['verify', { state: 'verified', note: 'Kept words', register: 'javascript:alert(1)' }],
    ['verify', { state: 'verified', note: 'a', code: 'ffffffffff' }],
    ['reject', { reason: '' }],
    ['suspend', { until: '2020-01-01', reason: 'Kept words' }],
  ])(
    '%s with %j changes nothing, leaves no record, and keeps what was typed',
    async (action, sent) => {
      const who = await declare()
      const before = [await audit(), await operate('licences', who.id), await operate('list')]
      const form = { code: codeOn(await pageOf(who)), ...sent }
      await post(`/therapists/${who.id}/${action}`, form as Record<string, string>)
      const page = await pageOf(who)
      expect(page).toMatch(/role="status">Nothing was changed\. [A-Z0-9]/)
      if (Object.values(sent).includes('Kept words'))
        expect(page).toMatch(/>\s*Kept words<\/textarea>/)
      expect([await audit(), await operate('licences', who.id), await operate('list')]).toEqual(
        before,
      )
    },
  )
})

describe('a therapist', () => {
  test('is stopped until a day with a reason, waits among the stopped, and is let go on', async () => {
    const who = await declare()
    await post(`/therapists/${who.id}/suspend`, { until: '2999-01-31', reason: 'Until we spoke' })
    expect(await pageOf(who)).toMatch(/2999-01-31[\s\S]*Until we spoke/)
    expect((await get('/stopped')).body).toContain(who.id)
    expect((await who.call('GET', `/therapists/${who.id}`)).status).toBe(401)
    await post(`/therapists/${who.id}/activate`)
    expect((await get('/stopped')).body).not.toContain(who.id)
    expect((await patient.call('GET', `/therapists/${who.id}`)).status).toBe(200)
  })

  test('that nobody knows is said so', async () => {
    expect((await get('/therapists/nobody')).statusCode).toBe(404)
    await post('/therapists/nobody/activate')
    expect((await get('/therapists')).body).toMatch(/Nothing was changed\. There is no therapist/)
  })
})

describe('a report', () => {
  test('says nothing of what was written before it is opened, which is recorded each time', async () => {
    const id = await report()
    const list = (await get('/reports')).body
    expect(list).toContain(id)
    expect(list).not.toMatch(/Zeppelin/)
    expect((await get(`/reports/${id}`)).statusCode).toBe(404)
    const opened = async () => (await audit()).filter((line) => line.includes(id)).length
    expect(await opened()).toBe(0)
    expect((await post(`/reports/${id}/open`)).body).toMatch(/Zeppelin/)
    expect(await opened()).toBe(1)
    await post(`/reports/${id}/open`)
    expect(await opened()).toBe(2)
  })

  test('is closed with what was done, which is read where it is opened', async () => {
    const id = await report()
    await post(`/reports/${id}/close`, { done: ' ' })
    expect((await get('/reports')).body).toMatch(/Nothing was changed\. Say what was done/)
    await post(`/reports/${id}/close`, { done: 'Spoke to both' })
    const page = (await post(`/reports/${id}/open`)).body
    expect(page).toMatch(/Closed[\s\S]*Spoke to both/)
    expect(page).not.toContain('/close"')
  })
})

test('the outbox shows no address and no word of a mail', async () => {
  const { body } = await get('/outbox')
  expect(body).toMatch(/confirm-email/)
  expect(body).not.toMatch(/people\.example/)
})

/** A row for each of these in every list and on every page, with the text in each of its fields. */
async function fill(texts: readonly string[]) {
  const { db, vault } = server.context
  const about = await signUpUnlicensed(server)
  await write(server, patient, about, 'Hello')
  const ids: string[] = []
  const reports: string[] = []
  for (const [at, text] of texts.entries()) {
    const values = [text, `${at} ${text}@x.example`, `${at} ${text}`]
    const { rows } = await server.pool.query(
      'INSERT INTO therapists (name, email, username, phone) VALUES ($1, $2, $3, $1) RETURNING id',
      values,
    )
    const id = String(rows[0].id)
    ids.push(id)
    await server.pool.query(
      'INSERT INTO licences (therapist_id, kind, number, place) VALUES ($1, $2, $2, $2)',
      [id, text],
    )
    await recordAction(db, { action: 'verify', detail: text })
    const seen = { claim: text, note: text, register: text }
    const of = { therapistId: id, licenceId: randomUUID(), area: null }
    await keepFinding(db, vault, of, 'rejected', seen)
    if (at % 2 === 0) await suspend(server.context, id, { reason: text })
    const draft = { partner: about.id, reason: 'other', note: text, messages: [] }
    reports.push(String((await patient.call('POST', '/reports', draft)).body._id))
  }
  return { ids, reports }
}

/** Every kind of tag, with the names of its attributes, on all pages there are. */
async function tagsOn(
  { ids, reports }: Awaited<ReturnType<typeof fill>>,
  texts: readonly string[],
) {
  const tags = new Set<string>()
  const read = async (asked: ReturnType<typeof get>) => {
    const { statusCode, body } = await asked
    expect(statusCode).toBe(200)
    const onopentag = (name: string, given: object) => {
      tags.add([name, ...Object.keys(given)].join(' '))
    }
    new Parser({ onopentag }).end(body)
  }
  for (const list of ['', 'therapists', 'stopped', 'reports', 'audit'])
    for (let page = 1; page <= 20; page++) await read(get(`/${list}?page=${page}`))
  for (const id of ids) await read(get(`/therapists/${id}`))
  for (const id of reports) await read(post(`/reports/${id}/open`))
  for (const text of texts) {
    await read(get(`/therapists?q=${encodeURIComponent(text.slice(0, 200))}`))
    await post(`/therapists/${ids[1]}/suspend`, { until: text, reason: text })
    await read(get(`/therapists/${ids[1]}`))
  }
  return tags
}

test('nothing that a stranger typed becomes markup, in any field of any page', async () => {
  const plain = Array.from({ length: 30 }, (_, at) => `plain ${at}`)
  const known = await tagsOn(await fill(plain), plain.slice(0, 2))
  const attacks = payloads.map((payload) => payload.replaceAll('\0', ''))
  const found = await tagsOn(await fill(attacks), attacks)
  expect([...found].filter((tag) => !known.has(tag))).toEqual([])
  expect(known.size).toBeGreaterThan(40)
}, 240_000)

test('every look at a list leaves a row, without what was searched for', async () => {
  await get('/therapists?q=somebody%40people.example&page=2')
  const [last] = (await operate('audit')).split('\n').toReversed()
  expect(last).toMatch(/ page +All therapists, searched, page 2$/)
  await get('/health')
  expect(
    (await operate('audit'))
      .split('\n')
      .filter((line) => / page /.test(line))
      .at(-1),
  ).toBe(last)
})

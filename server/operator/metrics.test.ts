import { randomUUID } from 'node:crypto'
import { endpoints } from '@attune/contract/every.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { hostileCaller } from '../testing/hostile-caller.ts'
import { openOperatorPage } from '../testing/operator-page.ts'
import { fieldsOf, sampleOfAll } from '../testing/samples.ts'
import { startSharedApp } from '../testing/shared-app.ts'
import { signUp, signUpPractising } from '../testing/sign-up.ts'
import { draftOf, openTab } from '../testing/sockets.ts'
import { retentionJob } from './retention-job.ts'

const server = await startSharedApp()
const url = await server.listen()
const { ask, access, signIn } = await openOperatorPage(server, server.context.metrics)
const authorization = `Bearer ${access.metricsToken}`
const scrape = async () => (await ask('GET', '/metrics', { headers: { authorization } })).body
const figure = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.split(' ').at(-1))
}

describe('the metrics', () => {
  test('are read with the token or a session, and with nothing less', async () => {
    const status = async (headers: Record<string, string>) =>
      (await ask('GET', '/metrics', { headers })).statusCode
    const { cookie, get } = await signIn()
    const wrong = [
      {},
      { cookie },
      { authorization: `Bearer ${access.secret}` },
      { authorization: access.metricsToken },
      { authorization: `${authorization}x` },
    ] as Record<string, string>[]
    for (const headers of wrong) expect(await status(headers)).toBe(401)
    expect(await status({ authorization })).toBe(200)
    expect((await get('/metrics')).body).toMatch(/^# HELP attune_calls_total/m)
  })

  test('say what the process, the pool, the queues and the calls do', async () => {
    const text = await scrape()
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'attune_database_connections{state="idle"}',
      'attune_database_connections{state="waiting"}',
      'attune_sockets',
      'attune_queue_length{queue="mails"}',
      'attune_queue_length{queue="journal analyses"}',
      'attune_queue_length{queue="pictures"}',
      'attune_messages_total',
      'attune_danger_notes_total',
    ])
      expect(figure(text, name), name).toEqual(expect.any(Number))
    expect(text).toMatch(/^# TYPE nodejs_gc_duration_seconds histogram/m)
    expect(text).toMatch(/^# TYPE attune_call_seconds histogram/m)
  })

  test('count each call, message, note and round once', async () => {
    const [pat, thea] = [await signUp(server, 'user'), await signUpPractising(server)]
    const before = await scrape()
    const call = 'attune_calls_total{method="GET",call="/api/users/:id",status="2xx"}'
    await pat.call('GET', `/users/${pat.id}`)
    const check = (text: string) => pat.call('POST', `/users/${pat.id}/risk-check`, { text })
    await check('I want to kill myself tonight')
    await check('The weather is fine')
    const tab = await openTab(url, pat.cookie)
    const draft = { ...draftOf(pat, thea, 'Hello'), clientId: randomUUID() }
    await tab.send(draft)
    await tab.send(draft)
    const stop = retentionJob(server.context, () => {}).start()
    const round = 'attune_job_last_round_seconds{job="retention"}'
    // Stopped before, the round would be given up.
    await expect.poll(async () => figure(await scrape(), round)).toBeDefined()
    await stop()
    const after = await scrape()
    tab.socket.disconnect()
    const more = (name: string) => (figure(after, name) ?? 0) - (figure(before, name) ?? 0)
    expect(more(call)).toBe(1)
    expect(more('attune_danger_notes_total')).toBe(1)
    expect(more('attune_messages_total')).toBe(1)
    expect(figure(after, round)).toBeGreaterThan(1e9)
    expect((await (await signIn()).get('/health')).body).toMatch(/Job: retention/)
  })

  test('say that the database is away, and are still read', async () => {
    const db = Object.assign(Object.create(server.context.db), failing)
    const other = await openOperatorPage({ ...server, context: { ...server.context, db } })
    const headers = { authorization: `Bearer ${other.access.metricsToken}` }
    const text = (await other.ask('GET', '/metrics', { headers })).body
    expect(figure(text, 'attune_database_up')).toBe(0)
    expect(figure(text, 'attune_queue_length{queue="mails"}')).toBeUndefined()
  })
})

const failing = { execute: () => Promise.reject(new Error('away')) }

test('a limit that was hit is counted by its name', async () => {
  const limited = await startSharedApp({ rateLimits: true })
  const page = await openOperatorPage(limited, limited.context.metrics)
  for (let at = 0; at < 11; at++)
    await limited.context.limits.take('report', 'Zeppelin').catch(() => {})
  const headers = { authorization: `Bearer ${page.access.metricsToken}` }
  const text = (await page.ask('GET', '/metrics', { headers })).body
  expect(figure(text, 'attune_limits_hit_total{limit="report"}')).toBe(1)
  expect(text).not.toContain('Zeppelin')
})

test('name no person, no text and no address, whatever comes through every door', async () => {
  const caller = await hostileCaller(server)
  const { user, therapist } = caller.cast
  const word = 'Zeppelin'
  const tab = await openTab(url, user.cookie)
  await tab.send(draftOf(user, therapist, word))
  tab.socket.disconnect()
  for (const [, endpoint] of endpoints) {
    const { body, querystring } = endpoint.schema
    const fields = body && fieldsOf(body)
    const written = Object.keys(fields ?? {}).filter((field) => fields?.[field]?.text)
    const payload = fields && {
      ...sampleOfAll(fields),
      ...Object.fromEntries(written.map((field) => [field, `${word} ${field}`])),
    }
    const named = Object.keys(querystring ? fieldsOf(querystring) : {})
    const query = String(
      new URLSearchParams(Object.fromEntries(named.map((field) => [field, word]))),
    )
    if (endpoint.method !== 'DELETE')
      await caller.send(endpoint, word, { ...(payload && { payload }), ...(query && { query }) })
  }
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    for (const path of [`/${word}`, `/users/${word}`, `/users/${user.id}/${word}`, `/${user.id}`])
      await user.call(method, path)
  await server.app.inject({ method: 'GET', url: `/${word}?q=${word}` })
  const text = await scrape()
  const people = [user, therapist].flatMap(({ id, draft }) => [id, ...Object.values(draft)])
  for (const secret of [word, '127.0.0.1', ...people])
    expect(text.toLowerCase(), secret).not.toContain(secret.toLowerCase())
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/)
  const calls = [...text.matchAll(/ ?call="([^"]*)"/g)].map(([, call]) => call)
  const declared = new Set(['none', 'page', ...endpoints.map(([, { url }]) => `/api${url}`)])
  expect(calls.filter((call) => !declared.has(call!))).toEqual([])
})

afterAll(() => server.context.metrics.registry.clear())

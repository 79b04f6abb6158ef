import type { ChildProcess } from 'node:child_process'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import pg from 'pg'
import { startPostgres } from '../server/postgres/postgres.ts'
import { freePort, type Running, startProcess, stop } from '../server/testing/process.ts'
import { startRedis } from '../server/testing/redis.ts'
import { inRoom, offer, towards } from '../server/testing/rooms.ts'
import { openTab, type Tab } from '../server/testing/sockets.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import { signUpAnswered, signUpPractising } from './caseload.ts'
import { newPerson, type SignUpFields } from './sign-up.ts'

/** Two servers on one database, and a real Redis between them. */
const redisPort = await freePort()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let redis: ChildProcess
let nodes: [Running, Running]

test.beforeAll(async () => {
  postgres = await startPostgres(temporaryFolder('nodes'), () => {})
  redis = await startRedis(redisPort)
  nodes = [await startProcess(env()), await startProcess(env())]
})

test.afterAll(async () => {
  for (const node of nodes) await node.stop()
  await stop(redis, 'SIGKILL')
  await postgres.stop()
})

const env = () => ({
  DATABASE_URL: postgres.url,
  ENCRYPTION_KEY: Buffer.alloc(32, 3).toString('base64'),
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  RATE_LIMITS: 'on',
})

type Participant = { id: string; calls: APIRequestContext; tab: Tab }

async function arrive(
  node: Running,
  signUp: (calls: APIRequestContext) => Promise<string>,
): Promise<Participant> {
  const calls = await request.newContext({ baseURL: node.url })
  const id = await signUp(calls)
  return { id, calls, tab: await openTab(node.url, await cookieOf(calls)) }
}

async function cookieOf(calls: APIRequestContext) {
  const { cookies } = await calls.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** A patient on the first node and a therapist on the second. */
async function meet() {
  const fields = newPerson('Pat')
  const pat = await arrive(nodes[0], (calls) => signUpAnswered(calls, fields, []))
  const thea = await arrive(nodes[1], (calls) => signUpPractising(calls, newPerson('Thea')))
  const pair = { from: pat.id, fromModel: 'User', to: thea.id, toModel: 'Therapist' }
  return {
    pat,
    thea,
    fields,
    say: (message: string) => pat.tab.send({ ...pair, message, clientId: crypto.randomUUID() }),
    /** Whoever is never answered is slowed down from the tenth message on. */
    answer: (message: string) =>
      thea.tab.send({
        ...{ from: thea.id, fromModel: 'Therapist', to: pat.id, toModel: 'User' },
        ...{ message, clientId: crypto.randomUUID() },
      }),
    /** What the therapist's node has stored. */
    async stored(): Promise<string[]> {
      const reply = await thea.calls.get('/api/messages', { params: pair })
      return (await reply.json()).map(({ message }: { message: string }) => message)
    },
  }
}

async function login(node: Running, { email, password }: SignUpFields) {
  const calls = await request.newContext({ baseURL: node.url })
  const reply = await calls.post('/api/users/login', { data: { email, password } })
  return reply.status()
}

const textsOf = ({ tab }: Participant) => tab.heard.map(({ message }) => message)

/** Before Redis is troubled: a node that has just lost it counts for itself until it answers again. */
test('tries to sign in are counted together', async () => {
  await expect(async () => {
    const { fields } = await meet()
    const wrong = { ...fields, password: 'not the password' }
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await login(nodes[attempt % 2]!, wrong)).toBe(401)
    expect(await login(nodes[0], wrong)).toBe(429)
    expect(await login(nodes[1], fields)).toBe(429)
  }).toPass({ timeout: 30_000, intervals: [1_000] })
})

test('a message on one node is heard on the other, and kept while Redis is away', async () => {
  const { thea, say, answer, stored, fields } = await meet()
  expect(await say('one')).toHaveProperty('message.seq', 1)
  await expect.poll(() => textsOf(thea)).toEqual(['one'])
  expect(await answer('yes')).toHaveProperty('message.seq', 2)

  await stop(redis, 'SIGKILL')
  expect(await say('two')).toHaveProperty('message.seq', 3)
  expect(await stored()).toEqual(['one', 'yes', 'two'])
  expect(await login(nodes[1], fields)).toBe(200)
  const late = await startProcess(env())
  expect(await login(late, fields)).toBe(200)
  await late.stop()

  redis = await startRedis(redisPort)
  await heardAgain(thea, say)
  expect((await stored()).slice(0, 3)).toEqual(['one', 'yes', 'two'])
})

test('two in a room meet across nodes, and a newer tab takes over on another one', async () => {
  const { pat, thea, say } = await meet()
  await say('one')
  const id = await agreeOn(pat, thea)
  const [mine, theirs] = [towards(inRoom(pat.tab, id), thea), towards(inRoom(thea.tab, id), pat)]
  await Promise.all([mine.enter(), theirs.enter()])
  await mine.present()
  await expect.poll(() => theirs.told('roomPresence')).toMatchObject([{ letIn: false }])
  expect(await mine.signal(offer())).toMatchObject({ code: 'forbidden' })
  await theirs.letIn()
  await expect.poll(() => mine.told('letIn').length).toBe(1)
  expect(await mine.signal(offer())).toEqual({ ok: true })
  await expect.poll(() => theirs.told('roomSignal').length).toBe(1)
  const newer = towards(inRoom(await openTab(nodes[1].url, await cookieOf(pat.calls)), id), thea)
  await newer.enter()
  await expect.poll(() => mine.told('roomTaken').length).toBe(1)
  // The other node is told so a moment later.
  await expect.poll(() => mine.signal(offer())).toMatchObject({ code: 'forbidden' })
  expect(await newer.signal(offer())).toMatchObject({ code: 'forbidden' })
})

/** Straight in the database: an online appointment that begins now. */
async function agreeOn(pat: Participant, thea: Participant): Promise<string> {
  const id = crypto.randomUUID()
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(
    `INSERT INTO appointments (id, therapist_id, user_id, kind, format, free, status, starts, ends,
        held_until, patient_zone, therapist_zone, free_cancellation_hours)
      VALUES ($1, $2, $3, 'session', 'online', false, 'confirmed', now(), now() + interval '50 minutes',
        now() + interval '60 minutes', 'UTC', 'UTC', 0)`,
    [id, thea.id, pat.id],
  )
  await client.end()
  return id
}

test('a Redis that falls silent holds nobody up for long', async () => {
  const { thea, say, answer, stored } = await meet()
  await say('one')
  await answer('yes')
  redis.kill('SIGSTOP')
  expect(await say('two')).toHaveProperty('message.seq', 3)
  const started = performance.now()
  expect(await say('three')).toHaveProperty('message.seq', 4)
  expect(performance.now() - started).toBeLessThan(1_500)
  expect(await stored()).toEqual(['one', 'yes', 'two', 'three'])
  redis.kill('SIGCONT')
  await heardAgain(thea, say)
})

/** Speaks until the other node hears of it live. */
async function heardAgain(thea: Participant, say: (text: string) => Promise<unknown>) {
  const hears = async () => {
    await say('more')
    return textsOf(thea).at(-1)
  }
  await expect.poll(hears, { timeout: 30_000, intervals: [500] }).toBe('more')
}

test('who signs out on one node is cut off on the other', async () => {
  const calls = await request.newContext({ baseURL: nodes[0].url })
  await signUpAnswered(calls, newPerson('Pat'), [])
  const elsewhere = await openTab(nodes[1].url, await cookieOf(calls))
  await calls.post('/api/users/logout')
  expect(await elsewhere.cut).toEqual({ signedOut: true })
})

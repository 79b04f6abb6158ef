import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import { afterAll, expect, test } from 'vitest'
import { databasePid, type Person, Writer, wholeThread } from '../testing/persistent-writer.ts'
import { emptyFolder, freePort, type Running, startProcess, stop } from '../testing/process.ts'
import { answersTo, cookieOf, password } from '../testing/sign-up.ts'

const kills = 5
const pairs = 3
const dataDir = emptyFolder()
const port = String(await freePort())
let server: Running

afterAll(async () => {
  await server.stop()
})

test(`killed ${kills} times under chat load, nothing acknowledged is lost, doubled or out of order`, async () => {
  server = await startProcess({ DATA_DIR: dataDir, PORT: port })
  const couples = await Promise.all(Array.from({ length: pairs }, signUpPair))
  const writers = couples.flatMap(([patient, therapist]) => [
    new Writer(server.url, patient, therapist),
    new Writer(server.url, therapist, patient),
  ])

  for (let kill = 0; kill < kills; kill++) {
    const before = writers.map(({ sent }) => sent.length)
    await progress(writers, before)
    await stop(server.process, 'SIGKILL')
    // Every other time the database dies with it, as in a power cut.
    if (kill % 2 === 1) process.kill(databasePid(dataDir), 'SIGKILL')
    server = await startProcess({ DATA_DIR: dataDir, PORT: port })
  }
  await Promise.all(writers.map((writer) => writer.finish()))

  for (const [patient, therapist] of couples) {
    const history = await wholeThread(server.url, patient, therapist)
    expect(history.map(({ seq }) => seq)).toEqual(
      history.map(({ seq }) => seq).toSorted((a, b) => a - b),
    )
    for (const { me, sent } of writers.filter(({ me }) => me === patient || me === therapist)) {
      const stored = history.filter(({ from }) => from === me.id)
      // Exactly what was sent, once each, in the order in which it was sent.
      expect(stored.map(({ message }) => message)).toEqual(sent.map(({ text }) => text))
      expect(stored.map(({ _id }) => _id)).toEqual(
        sent.map(({ acknowledged }) => acknowledged?._id),
      )
    }
  }
  const total = writers.reduce((sum, { sent }) => sum + sent.length, 0)
  expect(total).toBeGreaterThan(kills * writers.length * 8)
}, 240_000)

/** Until each writer has had messages acknowledged since the last kill. */
async function progress(writers: Writer[], before: number[]) {
  const deadline = Date.now() + 40_000
  while (writers.some(({ sent }, at) => sent.length < before[at]! + 8)) {
    if (Date.now() > deadline)
      throw new Error(
        `stalled: ${JSON.stringify(writers.map(({ refused, sent }, at) => [sent.length - before[at]!, refused]))} ${server.output()}`,
      )
    await wait(10)
  }
}

async function signUpPair(): Promise<[Person, Person]> {
  const patient = await register('users', 'User')
  const therapist = await register('therapists', 'Therapist')
  for (const answer of answersTo(therapistQuestions))
    await post(`/therapists/${therapist.id}/therapist-answers`, answer, therapist.cookie)
  return [patient, therapist]
}

async function register(plural: 'users' | 'therapists', model: Person['model']): Promise<Person> {
  const tag = randomUUID()
  const reply = await post(`/${plural}/register`, {
    name: tag,
    username: tag,
    email: `${tag}@x.example`,
    phone: '1',
    password,
  })
  const body = (await reply.json()) as Partial<Record<'user' | 'therapist', { _id: string }>>
  return {
    id: (body.user ?? body.therapist)?._id ?? '',
    cookie: cookieOf(reply.headers.getSetCookie()),
    model,
  }
}

async function post(path: string, body: object, cookie = '') {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}

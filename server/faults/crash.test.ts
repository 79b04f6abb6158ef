import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { therapistQuestions } from '@attune/content/questionnaires/therapist.ts'
import type { ClientEvents, ServerEvents, WireMessage } from '@attune/contract/messages.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test } from 'vitest'
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

type Person = { id: string; cookie: string; model: 'User' | 'Therapist' }
type Sent = { clientId: string; text: string; acknowledged?: WireMessage }

/** One side of a conversation: sends in order, and again under the same clientId until acknowledged. */
class Writer {
  readonly sent: Sent[] = []
  readonly me: Person
  readonly other: Person
  /** What it was told last instead of an acknowledgement. */
  refused: unknown
  readonly #socket: Socket<ServerEvents, ClientEvents>
  #stopped = false
  readonly done: Promise<void>

  constructor(me: Person, other: Person) {
    this.me = me
    this.other = other
    this.#socket = io(server.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: me.cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
    })
    this.done = this.#write()
  }

  async #write() {
    while (!this.#stopped) {
      const message: Sent = { clientId: randomUUID(), text: `${this.me.model} ${this.sent.length}` }
      this.sent.push(message)
      while (!message.acknowledged) await this.#send(message)
    }
    this.#socket.close()
  }

  async #send(message: Sent) {
    const { me, other } = this
    const draft = {
      from: me.id,
      fromModel: me.model,
      to: other.id,
      toModel: other.model,
      message: message.text,
      clientId: message.clientId,
    }
    try {
      const reply = await this.#socket.timeout(2_000).emitWithAck('sendMessage', draft)
      if ('message' in reply) message.acknowledged = reply.message
      else {
        this.refused = reply
        await wait(50)
      }
    } catch (error) {
      // No answer: it may or may not be stored, so the same one is sent again.
      this.refused = String(error)
    }
  }

  finish() {
    this.#stopped = true
    return this.done
  }
}

test(`killed ${kills} times under chat load, nothing acknowledged is lost, doubled or out of order`, async () => {
  server = await startProcess({ DATA_DIR: dataDir, PORT: port })
  const couples = await Promise.all(Array.from({ length: pairs }, signUpPair))
  const writers = couples.flatMap(([patient, therapist]) => [
    new Writer(patient, therapist),
    new Writer(therapist, patient),
  ])

  for (let kill = 0; kill < kills; kill++) {
    const before = writers.map(({ sent }) => sent.length)
    await progress(writers, before)
    await stop(server.process, 'SIGKILL')
    // Every other time the database dies with it, as in a power cut.
    if (kill % 2 === 1) process.kill(databasePid(), 'SIGKILL')
    server = await startProcess({ DATA_DIR: dataDir, PORT: port })
  }
  await Promise.all(writers.map((writer) => writer.finish()))

  for (const [patient, therapist] of couples) {
    const history = await wholeThread(patient, therapist)
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

const databasePid = () => {
  const note = join(dataDir, 'postgres.location')
  let folder = join(dataDir, 'postgres')
  try {
    folder = readFileSync(note, 'utf8').trim()
  } catch {}
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
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

const post = (path: string, body: object, cookie = '') =>
  fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

async function wholeThread(one: Person, other: Person) {
  const all: WireMessage[] = []
  for (;;) {
    const query = new URLSearchParams({
      from: one.id,
      to: other.id,
      fromModel: one.model,
      toModel: other.model,
      limit: '100',
    })
    const last = all.at(-1)
    // Forward from the first known; the very first page is found backwards.
    if (last) query.set('after', last._id)
    const page = await read(query, one.cookie)
    if (!last) {
      all.push(...(await earlier(page, query, one.cookie)), ...page)
      continue
    }
    if (page.length === 0) return all
    all.push(...page)
  }
}

async function earlier(page: WireMessage[], query: URLSearchParams, cookie: string) {
  const before: WireMessage[] = []
  let [first] = page
  while (first) {
    const older = await read(new URLSearchParams([...query, ['before', first._id]]), cookie)
    before.unshift(...older)
    first = older[0]
  }
  return before
}

async function read(query: URLSearchParams, cookie: string): Promise<WireMessage[]> {
  const reply = await fetch(`${server.url}/api/messages?${query}`, { headers: { cookie } })
  return (await reply.json()) as WireMessage[]
}

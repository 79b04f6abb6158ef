import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  databasePid,
  type Person,
  Writer,
  wholeThread,
} from '../../server/testing/persistent-writer.ts'
import { emptyFolder, freePort, startProcess, stop } from '../../server/testing/process.ts'
import type { Participant } from '../chat-load.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { type Finding, noneOf } from './finding.ts'

const threads = 24
const journalists = 4
const serverKills = 20
const databaseKills = 10
const leastConfirmed = 50_000

/**
 * Messages, journal entries and answers are written without a pause while the server and its
 * database are killed; whatever was confirmed is looked for afterwards, once and in order.
 */
export async function kills(least = leastConfirmed): Promise<Finding[]> {
  const env = { DATA_DIR: emptyFolder(), PORT: String(await freePort()) }
  let server = await startProcess(env)
  const { url } = server
  const pairs = await signUpPairs(url, threads)
  const couples = pairs.map(
    ({ patient, therapist }) => [asPerson(patient), asPerson(therapist)] as const,
  )
  const writers = couples.flatMap(([one, other]) => [
    new Writer(url, one, other),
    new Writer(url, other, one),
  ])
  const diaries = pairs.slice(0, journalists).map(({ patient }) => new Diary(url, patient))
  const confirmed = () =>
    writers.reduce((sum, { sent }) => sum + sent.filter((one) => one.acknowledged).length, 0) +
    diaries.reduce((sum, diary) => sum + diary.confirmed.length, 0)

  for (let kill = 0; kill < serverKills; kill++) {
    const share = (least * (kill + 1)) / (serverKills + 1)
    await until(() => confirmed() >= share, confirmed)
    // Every other time the database dies as well, half of these before the server.
    const isBoth = kill % 2 === 1
    if (isBoth && kill % 4 === 1) process.kill(databasePid(env.DATA_DIR), 'SIGKILL')
    await stop(server.process, 'SIGKILL')
    if (isBoth && kill % 4 === 3) process.kill(databasePid(env.DATA_DIR), 'SIGKILL')
    server = await startProcess(env)
  }
  await until(() => confirmed() >= least, confirmed)
  await Promise.all([...writers, ...diaries].map((writer) => writer.finish()))

  const wrong: string[] = []
  for (const [patient, therapist] of couples) {
    const history = await wholeThread(url, patient, therapist)
    const numbers = history.map(({ seq }) => seq)
    if (numbers.some((seq, at) => at > 0 && seq <= numbers[at - 1]!)) wrong.push('out of order')
    for (const { me, sent } of writers.filter(({ me }) => me === patient || me === therapist)) {
      const stored = history.filter(({ from }) => from === me.id).map(({ message }) => message)
      if (stored.join('\n') !== sent.map(({ text }) => text).join('\n'))
        wrong.push(`${me.model}: ${sent.length} sent, ${stored.length} stored`)
    }
  }
  for (const diary of diaries) wrong.push(...(await diary.differences()))
  const total = confirmed()
  await stop(server.process, 'SIGTERM')
  return [
    noneOf(
      `SIGKILL ${serverKills} times, the database ${databaseKills} times: lost, doubled or out of order`,
      `${total} confirmed messages, entries and answers`,
      wrong,
    ),
  ]
}

/** In milliseconds; whoever is not confirmed anything for so long never will be. */
const stuckAfter = 120_000

async function until(isReached: () => boolean, confirmed: () => number) {
  let last = { count: confirmed(), at: performance.now() }
  while (!isReached()) {
    await wait(50)
    const now = performance.now()
    if (confirmed() > last.count) last = { count: confirmed(), at: now }
    else if (now - last.at > stuckAfter) throw new Error(`Nothing is confirmed after ${last.count}`)
  }
}

const asPerson = ({ id, cookie, fromModel }: Participant): Person => ({
  id,
  cookie,
  model: fromModel,
})

/** Writes entries one after the other, and each again under the same id until it is confirmed. */
class Diary {
  readonly confirmed: string[] = []
  readonly #url: string
  readonly #patient: Participant
  #stopped = false
  readonly #done: Promise<void>

  constructor(url: string, patient: Participant) {
    this.#url = url
    this.#patient = patient
    this.#done = this.#write()
  }

  async #write() {
    for (let page = 0; !this.#stopped; page++) {
      const content = `page ${page}`
      const clientId = randomUUID()
      while (!(await this.#post({ title: 'A day', content, clientId }))) await wait(50)
      this.confirmed.push(content)
    }
  }

  async #post(entry: object) {
    const reply = await this.#call('POST', '', entry).catch(() => undefined)
    return reply?.ok ?? false
  }

  #call(method: string, query: string, body?: object) {
    const { id, cookie } = this.#patient
    return fetch(`${this.#url}/api/users/${id}/journals${query}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5_000),
    })
  }

  finish() {
    this.#stopped = true
    return this.#done
  }

  /** What of the confirmed entries is not there exactly once, newest first. */
  async differences(): Promise<string[]> {
    const stored: string[] = []
    let next = '?limit=100'
    while (next) {
      const reply = await this.#call('GET', next)
      const page: { content: string }[] = await reply.json()
      stored.push(...page.map(({ content }) => content))
      next = /<[^>?]*(\?[^>]*)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1] ?? ''
    }
    const expected = this.confirmed.toReversed()
    return stored.join('\n') === expected.join('\n')
      ? []
      : [`a journal: ${expected.length} confirmed, ${stored.length} stored`]
  }
}

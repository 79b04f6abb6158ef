import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Person, Writer, wholeThread } from '../server/testing/persistent-writer.ts'
import type { Pair, Participant } from './chat-load.ts'

/** In milliseconds; whoever is not confirmed anything for so long never will be. */
const stuckAfter = 120_000

/**
 * Both of each pair write to each other without a pause, and some patients keep a journal; all of
 * them try again until they are confirmed.
 */
export function writeOn(url: string, pairs: readonly Pair[], journalists: number) {
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
  return {
    confirmed,
    /** Rejects where nothing is confirmed any more. */
    async until(least: number) {
      let last = { count: confirmed(), at: performance.now() }
      while (last.count < least) {
        await wait(50)
        const now = performance.now()
        if (confirmed() > last.count) last = { count: confirmed(), at: now }
        else if (now - last.at > stuckAfter)
          throw new Error(`Nothing is confirmed after ${last.count}`)
      }
    },
    finish: () => Promise.all([...writers, ...diaries].map((writer) => writer.finish())),
    /** What of all that was confirmed is not there once and in order. */
    async differences(): Promise<string[]> {
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
      return wrong
    },
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

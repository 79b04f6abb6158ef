import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { percentile } from '../../server/testing/percentile.ts'
import type { Participant } from '../chat-load.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import type { Finding } from './finding.ts'

const threads = 20
const messagesEach = 500
/** How long receivers are away, in seconds: evenly on a logarithmic scale. */
const [shortest, longest] = [0.1, 180]
/** In milliseconds. */
const soon = 1_000

type Stored = { _id: string; message: string }

/**
 * Messages go on while their receivers are away; each receiver comes back after another while and
 * asks for what followed the last message it has, as the page does.
 */
export async function away(url: string, most = longest): Promise<Finding[]> {
  const pairs = await signUpPairs(url, threads)
  const caughtUp = await Promise.all(
    pairs.map(async ({ patient, therapist }, at) => {
      const seconds = shortest * (most / shortest) ** (at / (threads - 1))
      const sending = sendAll(url, patient, therapist, seconds)
      const first = await firstOf(url, therapist, patient)
      await wait(seconds * 1_000)
      const received = [first]
      const waits: number[] = []
      // Comes back while the other may still be writing, and stays until all is there.
      while (received.length < messagesEach) {
        const started = performance.now()
        const page = await following(url, therapist, patient, received.at(-1)!._id)
        waits.push(performance.now() - started)
        received.push(...page)
        if (page.length === 0) await wait(100)
      }
      await sending
      const isWhole = received.every(({ message }, number) => message === `${number}`)
      return { waits, isWhole, count: received.length }
    }),
  )
  const whole = caughtUp.filter(({ isWhole }) => isWhole).length
  const p99 = percentile(
    caughtUp.flatMap(({ waits }) => waits),
    99,
  )
  const total = caughtUp.reduce((sum, { count }) => sum + count, 0)
  return [
    {
      what: `receivers away ${shortest} to ${most} s: caught up, each once and in order`,
      goal: `${threads} of ${threads}`,
      measured: `${whole} of ${threads}, ${total} messages`,
      reached: whole === threads && total === threads * messagesEach,
    },
    {
      what: 'a page of what was missed, p99',
      goal: `≤ ${soon} ms`,
      measured: `${p99.toFixed(0)} ms`,
      reached: p99 <= soon,
    },
  ]
}

/** All messages of a thread, spread over the time the receiver is away. */
async function sendAll(url: string, from: Participant, to: Participant, seconds: number) {
  const socket = io(url, { transports: ['websocket'], extraHeaders: { cookie: from.cookie } })
  for (let number = 0; number < messagesEach; number++) {
    const draft = {
      from: from.id,
      fromModel: from.fromModel,
      to: to.id,
      toModel: to.fromModel,
      message: `${number}`,
    }
    const reply = await socket.timeout(20_000).emitWithAck('sendMessage', draft)
    if (!reply.message) throw new Error(JSON.stringify(reply))
    await wait((seconds * 1_000) / messagesEach)
  }
  socket.close()
}

const read = async (url: string, me: Participant, other: Participant, more: object) => {
  const query = new URLSearchParams({
    from: me.id,
    to: other.id,
    fromModel: me.fromModel,
    toModel: other.fromModel,
    limit: '100',
    ...more,
  })
  const reply = await fetch(`${url}/api/messages?${query}`, { headers: { cookie: me.cookie } })
  return (await reply.json()) as Stored[]
}

/** The message the receiver has when it goes away. */
async function firstOf(url: string, me: Participant, other: Participant): Promise<Stored> {
  for (;;) {
    const reply = await read(url, me, other, {})
    const first = Array.isArray(reply) ? reply.find(({ message }) => message === '0') : undefined
    if (first) return first
    await wait(5)
  }
}

const following = (url: string, me: Participant, other: Participant, after: string) =>
  read(url, me, other, { after })

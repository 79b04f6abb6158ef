import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { percentile } from '../server/testing/percentile.ts'
import { atRate } from './at-rate.ts'
import { connected, socketTo } from './open-socket.ts'

export type Participant = { id: string; cookie: string; fromModel: 'User' | 'Therapist' }
export type Pair = { patient: Participant; therapist: Participant }

export const text = 'Some nights are fine. Sunday is the worst. '.repeat(3)

/** Both sides of each pair, connected; `me` is what the floor goes by, the cookie what Attune does. */
export async function connectPairs(url: string, pairs: Pair[]) {
  const open = ({ id, cookie }: Participant) => socketTo(url, cookie, { query: { me: id } })
  const chats = pairs.map(({ patient, therapist }) => ({
    patient: open(patient),
    therapist: open(therapist),
    draft: draftOf({ patient, therapist }),
  }))
  await Promise.all(
    chats.flatMap(({ patient, therapist }) => [connected(patient), connected(therapist)]),
  )
  return chats
}

/** What the patient of a pair writes. */
export const draftOf = ({ patient, therapist }: Pair) => ({
  from: patient.id,
  fromModel: 'User',
  to: therapist.id,
  toModel: 'Therapist',
  message: text,
})

type Chats = Awaited<ReturnType<typeof connectPairs>>

export function closeAll(chats: Chats) {
  for (const { patient, therapist } of chats) {
    patient.close()
    therapist.close()
  }
}

/** Acknowledged messages per second with `window` on the way in each thread. */
export async function messagesPerSecond(chats: Chats, window: number, seconds: number) {
  let acknowledged = 0
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const writers = chats.flatMap((chat) => Array.from({ length: window }, () => chat))
  await Promise.all(
    writers.map(async ({ patient, draft }) => {
      while (performance.now() < until) {
        await send(patient, draft)
        acknowledged++
      }
    }),
  )
  return acknowledged / ((performance.now() - started) / 1000)
}

export async function send(socket: Socket, draft: object, clientId: string = randomUUID()) {
  const reply = await socket.timeout(10_000).emitWithAck('sendMessage', { ...draft, clientId })
  if (!reply.message) throw new Error(JSON.stringify(reply))
}

/** A fixed arrival rate, whatever the server does: how long acknowledgements took, and what arrived. */
export async function steadyRate(chats: Chats, perSecond: number, seconds: number) {
  const waits: number[] = []
  let delivered = 0
  for (const { therapist } of chats) therapist.on('message', () => delivered++)
  const sends: Promise<void>[] = []
  const total = await atRate(perSecond, seconds, (due, at) => {
    const { patient, draft } = chats[at % chats.length]!
    // Counted from when it was due, so that a stall is not hidden.
    sends.push(send(patient, draft).then(() => void waits.push(performance.now() - due)))
  })
  await Promise.all(sends)
  const deadline = performance.now() + 2_000
  while (delivered < total && performance.now() < deadline) await wait(10)
  for (const { therapist } of chats) therapist.off('message')
  return {
    sent: total,
    delivered,
    median: percentile(waits, 50),
    p99: percentile(waits, 99),
  }
}

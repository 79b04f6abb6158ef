import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { draftOf, type Pair, send } from '../chat-load.ts'
import { openSocket } from '../open-socket.ts'
import { processorTime } from '../processor-time.ts'

/**
 * Milliseconds from when each message was due to its arrival at who reads it, how many were refused or
 * did not arrive once, and processor milliseconds a message of all that `pids` run.
 */
export type Delivery = { took: number[]; wrong: number; cpu: number }

type Chat = { writer: Socket; reader: Socket; draft: object }

/** How long what is on its way at the end is waited for, in ms. */
const patience = 5_000

/** Every patient has a socket on one node, and their therapist one on another or the same. */
export const openChats = (from: string, to: string, pairs: readonly Pair[]): Promise<Chat[]> =>
  Promise.all(
    pairs.map(async (pair) => ({
      writer: await openSocket(from, pair.patient),
      reader: await openSocket(to, pair.therapist),
      draft: draftOf(pair),
    })),
  )

/** So many messages a second, whatever becomes of those before; closes the sockets. */
export async function deliveries(
  chats: readonly Chat[],
  pids: readonly number[],
  perSecond: number,
  seconds: number,
): Promise<Delivery> {
  const due = new Map<string, number>()
  const took: number[] = []
  let twice = 0
  for (const { reader } of chats)
    reader.on('message', ({ clientId }: { clientId: string }) => {
      const since = due.get(clientId)
      if (since === undefined) twice++
      else took.push(performance.now() - since)
      due.delete(clientId)
    })
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = spent()
  const total = perSecond * seconds
  const started = performance.now()
  const sent: Promise<void>[] = []
  for (let at = 0; at < total; at++) {
    const moment = started + (at / perSecond) * 1_000
    const early = moment - performance.now()
    if (early > 1) await wait(early)
    const { writer, draft } = chats[at % chats.length]!
    const clientId = randomUUID()
    due.set(clientId, moment)
    // One that is refused does not arrive either.
    sent.push(send(writer, draft, clientId).catch(() => {}))
  }
  await Promise.all(sent)
  const deadline = performance.now() + patience
  while (due.size > 0 && performance.now() < deadline) await wait(10)
  const cpu = (spent() - before) / total
  for (const { writer, reader } of chats) {
    writer.close()
    reader.close()
  }
  return { took, wrong: due.size + twice, cpu }
}

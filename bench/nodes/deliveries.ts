import type { Socket } from 'socket.io-client'
import { type Arrivals, arrivalsAtRate, type Line } from '../at-rate.ts'
import { draftOf, type Pair, send } from '../chat-load.ts'
import { openSocket } from '../open-socket.ts'
import { processorTime } from '../processor-time.ts'

/** What arrived, and processor milliseconds a message of all that `pids` run. */
export type Delivery = Arrivals & { cpu: number }

type Chat = Line & { sockets: Socket[] }

/** Every patient has a socket on one node, and their therapist one on another or the same. */
export const openChats = (from: string, to: string, pairs: readonly Pair[]): Promise<Chat[]> =>
  Promise.all(
    pairs.map(async (pair) => {
      const writer = await openSocket(from, pair.patient)
      const reader = await openSocket(to, pair.therapist)
      return {
        sockets: [writer, reader],
        // One that is refused does not arrive either.
        send: (id) => void send(writer, draftOf(pair), id).catch(() => {}),
        onArrival: (hear) =>
          reader.on('message', ({ clientId }: { clientId: string }) => hear(clientId)),
      }
    }),
  )

/** So many messages a second; closes the sockets. */
export async function deliveries(
  chats: readonly Chat[],
  pids: readonly number[],
  perSecond: number,
  seconds: number,
): Promise<Delivery> {
  const before = processorTime(pids)
  const arrivals = await arrivalsAtRate(chats, perSecond, seconds)
  const cpu = (processorTime(pids) - before) / arrivals.sent
  for (const { sockets } of chats) for (const socket of sockets) socket.close()
  return { ...arrivals, cpu }
}

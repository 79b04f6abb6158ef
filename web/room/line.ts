import type { ErrorBody } from '@attune/contract/errors.ts'
import type { RoomClientEvents, RoomServerEvents } from '@attune/contract/room.ts'
import type { ClientSocket } from '../live/chat-socket.ts'
import type { LiveConnection } from '../live/live-connection.ts'

type Payload<N extends keyof RoomClientEvents> = Omit<
  Parameters<RoomClientEvents[N]>[0],
  'appointment'
>
type Answer<N extends keyof RoomClientEvents> =
  NonNullable<Parameters<RoomClientEvents[N]>[1]> extends (answer: infer A) => void ? A : never
export type Heard = { [N in keyof RoomServerEvents]: RoomServerEvents[N] }
export type Line = ReturnType<typeof openLine>

const answerWithin = 5_000

/** What is said in one room, over the connection that every page has. */
export function openLine(connection: LiveConnection, appointment: string, heard: Heard) {
  let socket: ClientSocket | null = null
  const onConnected = new Set<() => void>()
  const names = Object.keys(heard) as (keyof Heard)[]
  const own = Object.fromEntries(
    names.map((name) => [
      name,
      (told: { appointment: string }) => {
        if (told.appointment === appointment) (heard[name] as (told: unknown) => void)(told)
      },
    ]),
  )

  const attach = () => {
    const next = connection.socket()
    if (next && next !== socket) {
      socket = next
      for (const name of names) next.on(name, own[name] as never)
    }
    if (connection.connected()) for (const tell of onConnected) tell()
  }
  const unsubscribe = connection.subscribe(attach)
  // Once the network is back, there is nothing to wait for.
  const hurry = () => {
    if (socket && !connection.connected()) socket.disconnect().connect()
  }
  window.addEventListener('online', hurry)

  return {
    /** Called now, if there is a connection, and each time there is one again. */
    whenConnected: (tell: () => void) => {
      onConnected.add(tell)
      attach()
    },
    /** Null: no answer came. */
    ask: async <N extends keyof RoomClientEvents>(
      name: N,
      payload: Payload<N>,
    ): Promise<Answer<N> | ErrorBody | null> => {
      if (!socket || !connection.connected()) return null
      const asking = socket.timeout(answerWithin) as unknown as {
        emitWithAck: (name: string, payload: object) => Promise<Answer<N> | ErrorBody>
      }
      return asking.emitWithAck(name, { appointment, ...payload }).catch(() => null)
    },
    close: () => {
      onConnected.clear()
      unsubscribe()
      window.removeEventListener('online', hurry)
      for (const name of names) socket?.off(name, own[name] as never)
    },
  }
}

import { guestNamespace, type RoomPerson, type RoomServerEvents } from '@attune/contract/room.ts'
import type { ChatServer, ChatSocket } from '../messages/socket.ts'

/** Who is in a room, as rooms of the sockets: everybody; those let in; each by who they are. Nothing else is kept. */
export const roomNames = (appointment: string) => ({
  all: `room:${appointment}`,
  in: `room:${appointment}:in`,
  person: (id: string) => `room:${appointment}:${id}`,
  personIn: (id: string) => `room:${appointment}:${id}:in`,
})

/** The rooms of one appointment. They span the sockets of accounts and those of guests. */
export function roomsOf(io: ChatServer, appointment: string) {
  const spaces = [io.of('/'), io.of(guestNamespace)]
  const names = roomNames(appointment)
  const everyOf = (id: string) => [names.all, names.in, names.person(id), names.personIn(id)]
  const tell = <N extends keyof RoomServerEvents>(
    room: string,
    except: string,
    name: N,
    ...told: Parameters<RoomServerEvents[N]>
  ) => {
    for (const space of spaces)
      space
        .in(room)
        .except(except)
        .emit(name, ...told)
  }
  return {
    names,
    tell,
    isIn: (socket: ChatSocket, id: string) => socket.rooms.has(names.personIn(id)),
    /** The therapist needs nobody to let them in. */
    join: async (socket: ChatSocket, { id, side }: RoomPerson) =>
      socket.join(side === 'therapist' ? everyOf(id) : [names.all, names.person(id)]),
    leave: async (socket: ChatSocket, id: string) => {
      for (const name of everyOf(id)) await socket.leave(name)
    },
    /** Every other tab of theirs is out. */
    takePlace: (socket: ChatSocket, id: string) =>
      socket.nsp.in(names.person(id)).except(socket.id).socketsLeave(everyOf(id)),
    letIn: (id: string) => {
      for (const space of spaces)
        space.in(names.person(id)).socketsJoin([names.in, names.personIn(id)])
      tell(names.person(id), '', 'letIn', { appointment })
    },
    /** Who may know of somebody: of a therapist everybody, of others those let in; of who waits, the therapist. */
    audienceOf: (socket: ChatSocket, { id, side }: RoomPerson, two: readonly string[]) => {
      if (side === 'therapist') return names.all
      return socket.rooms.has(names.personIn(id)) ? names.in : names.person(two[1] ?? '')
    },
  }
}

import { begins, type Presence, type RoomPerson, type Signal } from '@attune/contract/room.ts'
import { type HeldCall, holdCall, type LineState } from './current-call.ts'
import type { OwnSide } from './own-side.ts'

/** Somebody else in the room, and the line to them. */
export type Other = Omit<Presence, 'appointment' | 'tab'> &
  LineState & { person: RoomPerson; letIn: boolean }

type Said = Partial<Pick<Signal, 'description' | 'candidate'>>
type Known = { tab: string; heardAt: number; shown: Other; call: HeldCall }

type Parts = {
  mine: OwnSide
  /** Whom one is there as, once one is in. */
  me: () => RoomPerson | undefined
  send: (to: string, call: string, said: Said) => void
  onChange: (others: readonly Other[]) => void
  onMet: (id: string) => void
}

/** Of somebody who is not connected either: they are gone, though nobody could say so. */
const silentFor = 40_000

/** Who else is in the room; with each there is a call of its own. */
export function knowOthers({ mine, me, send, onChange, onMet }: Parts) {
  const others = new Map<string, Known>()
  const publish = () => onChange([...others.values()].map(({ shown }) => shown))
  const change = (id: string, shown: Partial<Other>) => {
    const known = others.get(id)
    if (!known) return
    known.shown = { ...known.shown, ...shown }
    publish()
  }
  const isFirst = (other: RoomPerson) => isBefore(me(), other)
  const gone = (id: string) => {
    const known = others.get(id)
    others.delete(id)
    known?.call.end()
    publish()
  }
  const meet = (shown: Omit<Other, keyof LineState>): Known => {
    const { person } = shown
    const call = holdCall({
      isFirst: () => isFirst(person),
      mine,
      send: (of, said) => send(person.id, of, said),
      onChange: (state) => change(person.id, state),
    })
    const line = { line: 'none' as const, received: null }
    const known = { ...{ tab: '', heardAt: 0, call }, shown: { ...shown, ...line } }
    others.set(person.id, known)
    onMet(person.id)
    return known
  }

  return {
    ...{ gone, isFirst },
    of: (id: string) => others.get(id),
    calls: () => [...others.values()].map(({ call }) => call),
    /** Says what is new to whoever hears it: another page of theirs, or that they were let in. */
    hear: (tab: string, shown: Omit<Other, keyof LineState>) => {
      const known = others.get(shown.person.id) ?? meet(shown)
      const isNew = known.tab !== tab
      const isAnswered = isNew || known.shown.letIn !== shown.letIn
      Object.assign(known, { tab, heardAt: Date.now() })
      if (isNew) known.call.end()
      change(shown.person.id, shown)
      return { call: known.call, isAnswered }
    },
    /** Whether the line to any of them has been too weak for the picture that is sent. */
    look: async () => {
      let isWeak = false
      for (const [id, { call, heardAt }] of others) {
        if (Date.now() - heardAt > silentFor && !call.isConnected()) gone(id)
        else if (await call.isTooWeak()) isWeak = true
      }
      return isWeak
    },
    end: () => {
      for (const id of [...others.keys()]) gone(id)
    },
  }
}

const isBefore = (self: RoomPerson | undefined, other: RoomPerson) =>
  self !== undefined && begins(self, other)

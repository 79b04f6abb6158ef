import { keys, readText, removeLocal, turnsTaken, writeLocal } from '../lib/local-storage.ts'
import {
  type Outbox,
  type OutgoingDraft,
  queued,
  readOutbox,
  reconciled,
  refused,
  retried,
} from './outbox.ts'

export type StoredOutbox = ReturnType<typeof openOutbox>

/** One person's outbox, shared with their other tabs; on a shared computer each tab has its own. */
export function openOutbox(personId: string) {
  const key = keys.outbox(personId)
  const held = openHeld(read(key) ?? [])
  const restorable = new Set<string>()
  const gone = new Set<string>()

  const keep = (next: Outbox, lingering?: Outbox) => {
    write(key, next)
    held.show(next, lingering)
  }
  // Starts from storage, so that what a sign-out removed is not written back.
  const change = (step: (outbox: Outbox) => Outbox, lingering?: Outbox) => {
    if (!held.isOver()) keep(step(read(key) ?? held.entries()), lingering)
  }
  const without = (clientIds: readonly string[]) => {
    for (const clientId of clientIds) gone.add(clientId)
    const rest = (outbox: Outbox) => outbox.filter((entry) => !gone.has(entry.clientId))
    change(rest, rest(held.lingering()))
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key || held.isOver()) return
    const written = read(key) ?? []
    const after = written.filter((entry) => !gone.has(entry.clientId))
    const { entries, restored, vanished } = reconciled(held.entries(), after, restorable)
    for (const entry of restored) restorable.delete(entry.clientId)
    const take = restored.length || after.length < written.length ? keep : held.show
    take(entries, [...held.lingering(), ...vanished])
  }
  window.addEventListener('storage', onStorage)

  return {
    /** What is to be sent. */
    entries: () => (held.isOver() ? [] : held.entries()),
    /** What stands in the threads: those, and what another tab has just sent. */
    shown: held.shown,
    subscribe: held.subscribe,
    /** Written before this returns, so that the input may be cleared. */
    put: (draft: OutgoingDraft) => {
      restorable.add(draft.clientId)
      change((outbox) => queued(outbox, draft))
    },
    /** These are stored on the server, whoever sent them. */
    settle: (clientIds: readonly (string | null)[]) => {
      const mine = clientIdsOf(held.shown()).filter((id) => clientIds.includes(id))
      if (mine.length) without(mine)
    },
    discard: (clientId: string) => without([clientId]),
    refuse: (clientId: string, { reason, back }: { reason: string; back?: true }) =>
      change((outbox) => refused(outbox, clientId, reason, back)),
    retry: (clientId: string) => change((outbox) => retried(outbox, clientId)),
    close: () => window.removeEventListener('storage', onStorage),
  }
}

const clientIdsOf = (outbox: Outbox) => outbox.map((entry) => entry.clientId)

/** What this tab holds of it, until its writer has left this device, in whichever tab. */
function openHeld(kept: Outbox) {
  const turn = turnsTaken()
  const listeners = new Set<() => void>()
  let entries = kept
  let shown = kept
  /** Taken out by another tab; the stored messages are still on their way to this one. */
  let lingering: Outbox = []
  return {
    entries: () => entries,
    shown: () => shown,
    lingering: () => lingering,
    show: (next: Outbox, stillShown: Outbox = lingering) => {
      entries = next
      lingering = stillShown
      shown = lingering.length ? [...lingering, ...next] : next
      for (const listener of listeners) listener()
    },
    /** Then nothing of it is held any more, nor sent, nor written back. */
    isOver: () => {
      if (turnsTaken() === turn) return false
      entries = []
      lingering = entries
      shown = entries
      return true
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** `null` where storage is switched off: then memory is all there is. */
function read(key: string): Outbox | null {
  try {
    return readOutbox(readText(key))
  } catch {
    return null
  }
}

/** Where storage is full or switched off, the message is still sent from memory. */
function write(key: string, entries: Outbox) {
  if (entries.length) writeLocal(key, entries)
  else removeLocal(key)
}

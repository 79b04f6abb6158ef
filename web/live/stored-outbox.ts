import { keys } from '../lib/local-storage.ts'
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

/** One person's outbox, kept in local storage and shared with their other tabs. */
export function openOutbox(personId: string) {
  const key = keys.outbox(personId)
  const listeners = new Set<() => void>()
  let entries = read(key) ?? []
  let shown = entries
  /** Taken out by another tab; the stored messages are still on their way to this one. */
  let lingering: Outbox = []
  const restorable = new Set<string>()
  const gone = new Set<string>()

  const show = (next: Outbox) => {
    entries = next
    shown = lingering.length ? [...lingering, ...next] : next
    for (const listener of listeners) listener()
  }
  const keep = (next: Outbox) => {
    write(key, next)
    show(next)
  }
  // Starts from storage, so that what a sign-out removed is not written back.
  const change = (step: (outbox: Outbox) => Outbox) => keep(step(read(key) ?? entries))
  const without = (clientIds: readonly string[]) => {
    for (const clientId of clientIds) gone.add(clientId)
    const rest = (outbox: Outbox) => outbox.filter((entry) => !gone.has(entry.clientId))
    lingering = rest(lingering)
    change(rest)
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return
    const written = read(key) ?? []
    const after = written.filter((entry) => !gone.has(entry.clientId))
    const { entries: next, restored, vanished } = reconciled(entries, after, restorable)
    for (const entry of restored) restorable.delete(entry.clientId)
    lingering = [...lingering, ...vanished]
    if (restored.length || after.length < written.length) keep(next)
    else show(next)
  }
  window.addEventListener('storage', onStorage)

  return {
    /** What is to be sent. */
    entries: () => entries,
    /** What stands in the threads: those, and what another tab has just sent. */
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Written before this returns, so that the input may be cleared. */
    put: (draft: OutgoingDraft) => {
      restorable.add(draft.clientId)
      change((outbox) => queued(outbox, draft))
    },
    /** These are stored on the server, whoever sent them. */
    settle: (clientIds: readonly (string | null)[]) => {
      const mine = shown.map((entry) => entry.clientId).filter((id) => clientIds.includes(id))
      if (mine.length) without(mine)
    },
    discard: (clientId: string) => without([clientId]),
    refuse: (clientId: string, { reason, back }: { reason: string; back?: true }) =>
      change((outbox) => refused(outbox, clientId, reason, back)),
    retry: (clientId: string) => change((outbox) => retried(outbox, clientId)),
    close: () => window.removeEventListener('storage', onStorage),
  }
}

/** `null` where storage is switched off: then memory is all there is. */
function read(key: string): Outbox | null {
  try {
    return readOutbox(localStorage.getItem(key))
  } catch {
    return null
  }
}

function write(key: string, entries: Outbox) {
  try {
    if (entries.length) localStorage.setItem(key, JSON.stringify(entries))
    else localStorage.removeItem(key)
  } catch {
    // Full or switched off: the message is still sent from memory.
  }
}

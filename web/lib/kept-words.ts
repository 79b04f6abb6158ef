import { keys, readLocal, readText, removeLocal, writeLocal } from './local-storage.ts'

export type KeptWords<T> = ReturnType<typeof openKept<T>>

/**
 * What somebody writes under a key of `keys.draft`, one and the same in all their tabs: what another tab
 * writes is heard here, so that neither writes over words it has not shown. A page that the browser had
 * put to sleep heard nothing, and looks when it is looked at.
 */
export function openKept<T>(key: string) {
  const [, owner] = key.split(':')
  /** What this tab knows to stand there; what another text means it has not been told yet. */
  let known = textOf(key)
  /** Where storage is blocked or full this tab alone has the newest words: it hears no other's. */
  let isKept = true
  return {
    read: () => parsed<T>(known),
    write(value: T) {
      isKept = writeLocal(key, value)
      if (isKept) known = textOf(key)
    },
    remove() {
      removeLocal(key)
      known = textOf(key)
    },
    /** Hears null where they were taken away. Gives what ends it. */
    follow(hear: (value: T | null) => void) {
      const look = () => {
        const now = textOf(key)
        // Of who has left nothing is heard: this page is about to be empty.
        if (now === known || !isKept || readLocal(keys.person) !== owner) return
        known = now
        hear(parsed<T>(now))
      }
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) look()
      }
      const onSeen = () => {
        if (document.visibilityState === 'visible') look()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onSeen)
      document.addEventListener('visibilitychange', onSeen)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onSeen)
        document.removeEventListener('visibilitychange', onSeen)
      }
    },
  }
}

function textOf(key: string): string | null {
  try {
    return readText(key)
  } catch {
    // Storage is blocked, so nothing was ever kept.
    return null
  }
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

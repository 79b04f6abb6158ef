import { flushSync } from 'react-dom'
import { toast } from 'react-hot-toast'
import {
  keys,
  orWhereBlocked,
  readLocal,
  readText,
  removeLocal,
  writeLocal,
} from './local-storage.ts'

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
      else if (isRefused(owner)) toast(unkept, { id: unkept, duration: 12_000 })
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
        withCursor(() => hear(parsed<T>(now)))
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

const unkept =
  'This browser keeps no copy of what you write. Send or save it before you leave this page.'

/** By the browser, and not as its writer has left. */
const isRefused = (owner: string | undefined) =>
  orWhereBlocked(() => readText(keys.person) === JSON.stringify(owner), true)

/** Words that come into the field of the cursor move it no further than they have to. */
function withCursor(change: () => void) {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || field.selectionStart === null) return change()
  const { value, selectionStart: start } = field
  const end = field.selectionEnd ?? start
  // At once: in a page that is not looked at no frame comes before the next words do.
  flushSync(change)
  if (field.isConnected && field.value !== value)
    field.setSelectionRange(moved(start, value, field.value), moved(end, value, field.value))
}

/** Where a place in a text is once the text is another: what stands before it as before, or else behind it. */
export function moved(at: number, before: string, after: string): number {
  if (after.startsWith(before.slice(0, at))) return at
  const isSameBehind = after.endsWith(before.slice(at))
  return isSameBehind ? at + after.length - before.length : Math.min(at, after.length)
}

const textOf = (key: string) => orWhereBlocked(() => readText(key), null)

const parsed = <T>(text: string | null) =>
  orWhereBlocked<T | null>(() => JSON.parse(text ?? 'null'), null)

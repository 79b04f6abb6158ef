import { useSyncExternalStore } from 'react'

let count = ''
const listeners = new Set<() => void>()

/** Stands before the title of every page, such as "(3) "; gives what takes it away. */
export function showInTitle(shown: string) {
  set(shown)
  return () => set('')
}

function set(shown: string) {
  count = shown
  for (const listener of listeners) listener()
}

export const useTitleCount = () => useSyncExternalStore(subscribe, () => count)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

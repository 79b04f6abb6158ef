import { useSyncExternalStore } from 'react'

export type Readable<T> = { read: () => T; subscribe: (listener: () => void) => () => void }

/** What changes outside of React, and who wants to know. */
export function createStore<T extends object>(first: T) {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    set: (change: Partial<T>) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const useStore = <T>({ read, subscribe }: Readable<T>): T =>
  useSyncExternalStore(subscribe, read)

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../lib/online.ts'
import { loseSession, readSession, usePerson } from '../lib/session.ts'
import type { Me } from './history-cache.ts'
import { type Line, openLine } from './live-connection.ts'

/** One a page load, however many chats are on screen: it lives as long as the session. */
let current: Line | null = null

/** The signed-in person's line, connected. */
export function useLine(): Line {
  const { id, role } = usePerson()
  const line = lineOf({ id, model: role === 'user' ? 'User' : 'Therapist' }, useQueryClient())
  useEffect(() => {
    line.start()
    // Once the screen that ends with the session is gone, so is its session.
    return () => void setTimeout(closeWhenSignedOut)
  }, [line])
  return line
}

function lineOf(me: Me, client: QueryClient): Line {
  if (current?.me.id === me.id) return current
  current?.close()
  current = openLine(me, client, loseSession)
  return current
}

function closeWhenSignedOut() {
  const session = readSession()
  if (session.status === 'in' && session.id === current?.me.id) return
  current?.close()
  current = null
}

export const useOutbox = ({ outbox }: Line) => useSyncExternalStore(outbox.subscribe, outbox.shown)

/** A short interruption is not worth a word. */
const silence = 2_500

/** Whether the chat is cut off, and has been long enough to say so. */
export function useCutOff(line: Line): 'offline' | 'connecting' | null {
  const online = useOnline()
  const connected = useSyncExternalStore(line.subscribe, line.connected)
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    setOverdue(false)
    if (connected) return
    const timer = setTimeout(() => setOverdue(true), silence)
    return () => clearTimeout(timer)
  }, [connected])
  if (!online) return 'offline'
  return overdue && !connected ? 'connecting' : null
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../lib/online.ts'
import { loseSession, readSession, usePerson } from '../lib/session.ts'
import type { Sender } from './history-cache.ts'
import { type LiveConnection, openLiveConnection } from './live-connection.ts'

/** One a session, however many chats are on screen. */
let current: LiveConnection | null = null

/** The signed-in person's connection, started. */
export function useLiveConnection(): LiveConnection {
  const { id, role } = usePerson()
  const connection = connectionFor(
    { id, model: role === 'user' ? 'User' : 'Therapist' },
    useQueryClient(),
  )
  useEffect(() => {
    connection.start()
    // By then the session has ended, if that is why this screen is gone.
    return () => void setTimeout(closeWhenSignedOut)
  }, [connection])
  return connection
}

function connectionFor(me: Sender, client: QueryClient): LiveConnection {
  if (current?.me.id === me.id) return current
  current?.close()
  current = openLiveConnection(me, client, loseSession)
  return current
}

function closeWhenSignedOut() {
  const session = readSession()
  if (session.status === 'in' && session.id === current?.me.id) return
  current?.close()
  current = null
}

export const useOutbox = ({ outbox }: LiveConnection) =>
  useSyncExternalStore(outbox.subscribe, outbox.shown)

/** A shorter interruption is not mentioned. */
const cutOffNoticeDelay = 2_500

/** Whether the chat is cut off, and has been long enough to say so. */
export function useCutOff(
  connection: Pick<LiveConnection, 'subscribe' | 'connected'>,
): 'offline' | 'connecting' | null {
  const online = useOnline()
  const connected = useSyncExternalStore(connection.subscribe, connection.connected)
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    setOverdue(false)
    if (connected) return
    const timer = setTimeout(() => setOverdue(true), cutOffNoticeDelay)
    return () => clearTimeout(timer)
  }, [connected])
  if (!online) return 'offline'
  return overdue && !connected ? 'connecting' : null
}

import { messages } from '@attune/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '../lib/call.ts'
import { refreshNotifications } from '../lib/refresh-keys.ts'
import type { PartnerRef } from '../live/history-cache.ts'
import type { LiveConnection } from '../live/live-connection.ts'
import { threadCountsOf, updateThreads } from '../live/queries.ts'
import { withRead } from '../live/threads.ts'

/** Marks the thread read up to `seq`, once someone is there to read it. */
export function useMarkRead({ me }: LiveConnection, partner: PartnerRef, seq: number) {
  const client = useQueryClient()
  const isReading = useSyncExternalStore(subscribe, hasAttention)
  const done = useRef(0)
  useEffect(() => {
    if (!isReading || seq <= done.current) return
    done.current = seq
    updateThreads(client, me.id, partner._id, (threads) => withRead(threads, partner._id, seq))
    const body = { partner: partner._id, partnerModel: partner.model, seq }
    // After a failure the thread stays unread until it is opened again.
    call(messages.markRead, { body }).then(
      () => {
        refreshNotifications(client, me.id)
        void client.invalidateQueries(threadCountsOf(me.id))
      },
      () => {
        done.current = 0
      },
    )
  }, [isReading, seq, partner, client, me])
}

const hasAttention = () => document.visibilityState === 'visible' && document.hasFocus()

function subscribe(listener: () => void) {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

import { messages } from '@attune/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '../lib/call.ts'
import type { PartnerRef } from '../live/history-cache.ts'
import { type Line, updateThreads } from '../live/live-connection.ts'
import { withRead } from '../live/threads.ts'

/** Marks the thread read up to `seq`, once someone is there to read it. */
export function useMarkRead({ me }: Line, partner: PartnerRef, seq: number) {
  const client = useQueryClient()
  const attending = useSyncExternalStore(subscribe, isAttending)
  const done = useRef(0)
  useEffect(() => {
    if (!attending || seq <= done.current) return
    done.current = seq
    updateThreads(client, me, (threads) => withRead(threads, partner._id, seq))
    const body = { partner: partner._id, partnerModel: partner.model, seq }
    // A failure shows itself: the thread stays unread until it is opened again.
    call(messages.markRead, { body }).catch(() => {
      done.current = 0
    })
  }, [attending, seq, partner, client, me])
}

const isAttending = () => document.visibilityState === 'visible' && document.hasFocus()

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

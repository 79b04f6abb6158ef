import type { Thread } from '@attune/contract/messages.ts'
import { startTransition, useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useThread } from '../live/use-threads.ts'
import { useBackOnce } from '../messages/use-open-chat.ts'
import type { InboxView } from './inbox-order.ts'

/** Marks the entry of a conversation laid over the list of a phone: Back closes it. */
const laidOver = 'chat'

/** What is looked for, and what is open. decisions: `?chat={id}` opens that conversation. */
export function useInbox(me: string, threads: readonly Thread[] | undefined, isDesk: boolean) {
  const [view, setView] = useState<InboxView>({ search: '', shown: 'all' })
  const [summary, openSummary] = useOpened()
  const [aside, openAside] = useOpened()
  const [address, setAddress] = useSearchParams()
  const [back, isLeaving] = useBackOnce()
  const isLaidOver = useLocation().state === laidOver
  const find = (id: string | null) => threads?.find(({ partner }) => partner._id === id)
  const chat = useThread(me, address.get('chat'))
  const change = (patch: Partial<InboxView>) => setView((now) => ({ ...now, ...patch }))
  // The same for all rows, so that a row is drawn for its own news only.
  const openChat = useCallback(
    (id: string | null) => {
      if (!id && isLaidOver) return back()
      setAddress(id ? { chat: id } : {}, {
        replace: isDesk || !id,
        state: isDesk || !id ? null : laidOver,
        preventScrollReset: true,
      })
    },
    [setAddress, isDesk, isLaidOver, back],
  )
  return {
    view,
    change,
    chat: isLeaving ? undefined : chat,
    openChat,
    find,
    summaryOf: find(summary)?.partner,
    openSummary,
    asideOf: find(aside),
    openAside,
  }
}

/** Of whom a dialog tells. It is drawn after the press has been answered, which a phone takes a moment for. */
function useOpened() {
  const [opened, setOpened] = useState<string | null>(null)
  const open = useCallback((id: string | null) => startTransition(() => setOpened(id)), [])
  return [opened, open] as const
}

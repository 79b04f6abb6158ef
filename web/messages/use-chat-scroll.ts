import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatRow } from './chat-rows.ts'

/** This close to an end counts as being there. */
const nearBottom = 60
const nearTop = 160

/**
 * Stays at the bottom unless the reader scrolled up; then says that there are new messages. An
 * older page is added above without moving what is being read.
 */
export function useChatScroll(rows: readonly ChatRow[], older: (() => Promise<void>) | null) {
  const log = useRef<HTMLDivElement>(null)
  const atBottom = useRef(true)
  const before = useRef({ first: '', last: '', height: 0 })
  const [hasNews, setHasNews] = useState(false)
  const { loading, loadOlder } = useOlder(older)

  const toBottom = useCallback(() => {
    const element = log.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    bringIntoSight(element)
    atBottom.current = true
    setHasNews(false)
  }, [])

  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const first = rows.find((row) => row.kind === 'bubble')?.key ?? ''
    const last = rows.at(-1)
    const was = before.current
    const prepended = was.first !== '' && first !== was.first
    const appended = last !== undefined && last.key !== was.last
    const mine = last?.kind === 'bubble' && last.mine
    if (atBottom.current || (appended && mine)) toBottom()
    else if (prepended) element.scrollTop += element.scrollHeight - was.height
    else if (appended) setHasNews(true)
    before.current = { first, last: last?.key ?? '', height: element.scrollHeight }
  }, [rows, toBottom])

  // A keyboard that opens or a window that changes must not hide the end of the thread.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (atBottom.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => stayAtEnd(log.current?.closest('dialog')), [])

  const onScroll = () => {
    const element = log.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    atBottom.current = scrollHeight - scrollTop - clientHeight < nearBottom
    if (atBottom.current) setHasNews(false)
    if (scrollTop < nearTop && !atBottom.current) void loadOlder()
  }
  return { log, onScroll, toBottom, loading, hasNews, loadOlder }
}

/** Where what is above and below scrolls too, on a low screen: the log with the box below it. */
function bringIntoSight(log: HTMLElement) {
  const dialog = log.closest('dialog')
  if (!dialog) return
  dialog.scrollTop = dialog.scrollHeight
  log.closest('.chat')?.scrollTo({ top: 0, behavior: 'instant' })
}

/** What comes above later, as who may see what, does not push the box out of sight. */
function stayAtEnd(dialog: HTMLElement | null | undefined) {
  const body = dialog?.querySelector('.chat-dialog-body')
  if (!dialog || !body) return
  let isAtEnd = true
  const onScroll = () => {
    isAtEnd = dialog.scrollHeight - dialog.scrollTop - dialog.clientHeight < nearBottom
  }
  const observer = new ResizeObserver(() => {
    if (isAtEnd) dialog.scrollTop = dialog.scrollHeight
  })
  observer.observe(body)
  dialog.addEventListener('scroll', onScroll)
  return () => {
    observer.disconnect()
    dialog.removeEventListener('scroll', onScroll)
  }
}

function useOlder(older: (() => Promise<void>) | null) {
  const [loading, setLoading] = useState(false)
  const running = useRef(false)
  const loadOlder = async () => {
    if (!older || running.current) return
    running.current = true
    setLoading(true)
    // After a failure the button is still there to try again.
    await older().catch(() => undefined)
    running.current = false
    setLoading(false)
  }
  return { loading, loadOlder }
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
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

  const isBeingResized = useKeptEnd(log, atBottom)
  const onScroll = () => {
    const element = log.current
    if (!element) return
    const { scrollTop, scrollHeight, clientHeight } = element
    if (atBottom.current && isBeingResized()) return
    atBottom.current = scrollHeight - scrollTop - clientHeight < nearBottom
    if (atBottom.current) setHasNews(false)
    if (scrollTop < nearTop && !atBottom.current) void loadOlder()
  }
  return { log, onScroll, toBottom, loading, hasNews, loadOlder }
}

/**
 * A keyboard that opens or a window that changes must not hide the end of the thread, nor may what
 * comes above it later, as who may see what. Returns whether that is still to be mended: what
 * scrolls meanwhile was scrolled by no reader.
 */
function useKeptEnd(log: RefObject<HTMLElement | null>, atBottom: RefObject<boolean>) {
  const seenHeight = useRef(0)
  useEffect(() => {
    const element = log.current
    if (!element) return
    const dialog = element.closest('dialog')
    let end = 0
    const observer = new ResizeObserver(() => {
      seenHeight.current = element.clientHeight
      if (atBottom.current) element.scrollTop = element.scrollHeight
      if (!dialog) return
      if (end - dialog.scrollTop < nearBottom) dialog.scrollTop = dialog.scrollHeight
      end = dialog.scrollHeight - dialog.clientHeight
    })
    for (const one of [element, dialog?.lastElementChild]) if (one) observer.observe(one)
    return () => observer.disconnect()
  }, [log, atBottom])
  return () => log.current?.clientHeight !== seenHeight.current
}

/** Where what is above and below scrolls too, on a low screen: the log with the box below it. */
function bringIntoSight(log: HTMLElement) {
  const [dialog, chat] = [log.closest('dialog'), log.closest('.chat')]
  if (!dialog || !chat) return
  dialog.scrollTop = dialog.scrollHeight
  chat.scrollTop = 0
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

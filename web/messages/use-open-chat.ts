import type { Partner } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { opensChat } from '../lib/open-chat.ts'
import { painted } from '../lib/painted.ts'
import { therapistProfile } from '../lib/profile.ts'
import { partnerOf } from './partner-of.ts'

/**
 * A chat in front of a page is an entry of the browser's history: Back closes it and stays on the
 * page, Forward and loading anew open it again. The entry holds an id and nothing else.
 */
export function useOpenChat() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [known, setKnown] = useState<Partner | null>(null)
  const [back, isLeaving] = useBackOnce()
  const close = () => (opensChat(state) ? void navigate({ search }, stay) : back())
  const openId = chatIn(state)
  const isKnown = known?._id === openId
  const { data, error } = useQuery({
    ...therapistProfile(openId ?? ''),
    enabled: openId !== null && !isKnown,
  })
  // Someone who is gone meanwhile leaves no entry behind that does nothing.
  const isGone = openId !== null && !isKnown && error !== null && !data
  useEffect(() => {
    if (isGone) back()
  }, [isGone, back])

  function open(partner: Partner) {
    const marked = { ...(typeof state === 'object' && state), chat: partner._id }
    // With the navigation, which is one too: the page behind is not drawn once more before it.
    startTransition(() => setKnown(partner))
    void navigate({ search }, { state: marked, preventScrollReset: true })
  }
  const partner = isKnown ? known : openId && data ? partnerOf(data) : null
  return [isLeaving ? null : partner, open, close] as const
}

const stay = { replace: true, preventScrollReset: true, state: null } as const

/**
 * Goes back by one however often it is asked to before that has happened. Whether it was asked is
 * told at once: what it closes is gone before the browser's history is asked, which draws the page anew.
 */
export function useBackOnce() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const left = useRef<string | null>(null)
  const [leaving, leave] = useState<string | null>(null)
  if (leaving !== null && leaving !== key) leave(null)
  useEffect(
    () => () => {
      if (left.current === key) left.current = null
    },
    [key],
  )
  const back = useCallback(() => {
    if (left.current === key) return
    left.current = key
    leave(key)
    // Who has gone on meanwhile is not taken back from there.
    void painted().then(() => left.current === key && navigate(-1))
  }, [navigate, key])
  return [back, leaving === key] as const
}

const chatIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'chat' in state && typeof state.chat === 'string'
    ? state.chat
    : null

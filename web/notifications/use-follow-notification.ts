import type { Notification } from '@attune/contract/notifications.ts'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { useMarkNotified } from './queries.ts'
import { chatOf, wayOf } from './sentences.ts'

/** Leads to what a notification tells, which is read by that. */
export function useFollowNotification() {
  const { id, role } = usePerson()
  const navigate = useNavigate()
  const { mutate } = useMarkNotified(id)
  return useCallback(
    async (one: Notification, { replace = false } = {}) => {
      const chat = chatOf(one)
      // A conversation is read once its words are on the screen.
      if (!one.read && !chat) mutate(one._id)
      const to = wayOf(one, role)
      await navigate(to, { replace })
      // An entry of its own, as useOpenChat has it: Back closes it.
      if (role === 'user' && chat) await navigate(to, { state: { chat } })
    },
    [navigate, mutate, role],
  )
}

import { type ContactChange, type ContactState, messages } from '@attune/contract/messages.ts'
import { type ReportDraft, reports } from '@attune/contract/reports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from 'react-hot-toast'
import { grantsOf } from '../diagnosis/grants.ts'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { newId } from '../lib/new-id.ts'
import { refreshThreads } from '../live/queries.ts'
import { useThread } from '../live/use-threads.ts'

/** `declinedUntil`: until when a therapist's no holds, or held. */
export type Contact = { state: ContactState; exists: boolean; declinedUntil: Date | null }

/** Whether the two can write; `exists` once they have. */
export function useContact(personId: string, partnerId: string): Contact {
  const thread = useThread(personId, partnerId)
  const { state = 'open', declinedUntil = null } = thread ?? {}
  return { state, exists: thread !== undefined, declinedUntil }
}

/** Takes hold at once on both sides; what was shared is withdrawn with it. */
export function useSetContact(personId: string, partnerId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ContactChange) =>
      call(messages.setContact, { body: { partner: partnerId, change } }),
    onError: (error) => {
      toast.error(sentence(error, 'That could not be changed. Please try again.'))
    },
    onSettled: () =>
      Promise.all([refreshThreads(client, personId), client.invalidateQueries(grantsOf(personId))]),
  })
}

/** The same again, after a failure too, is one report; what was changed meanwhile is another. */
export function useReport() {
  const last = useRef({ said: '', clientId: '' })
  return useMutation({
    mutationFn: (draft: ReportDraft) => {
      const said = JSON.stringify(draft)
      if (said !== last.current.said) last.current = { said, clientId: newId() }
      return call(reports.create, { body: { ...draft, clientId: last.current.clientId } })
    },
  })
}

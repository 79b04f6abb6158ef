import { type Aside, type AsideChoice, messages, type Thread } from '@attune/contract/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { call } from '../lib/call.ts'
import { dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { timeZoneHere } from '../lib/time-zone.ts'
import { updateThreads } from '../live/queries.ts'
import { withAside } from '../live/threads.ts'

type Putting = { thread: Thread; choice: AsideChoice | null }

/** Puts a patient who waits aside; null takes them back. Shown once the server has it, in all tabs. */
export function useAside() {
  const { id } = usePerson()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ thread: { partner, last }, choice }: Putting): Promise<Aside | null> => {
      const params = { id, userId: partner._id }
      if (choice)
        return call(messages.putAside, {
          params,
          body: { choice, upTo: last.seq, ...timeZoneHere() },
        })
      await call(messages.takeBack, { params })
      return null
    },
    onSuccess: (aside, { thread: { partner } }) => {
      updateThreads(client, id, (threads) => withAside(threads, partner._id, aside))
      toast.success(asideToast(partner.name, aside))
    },
    onError: (error) =>
      toast.error(sentence(error, 'That could not be changed. Please try again.')),
  })
  const put = (thread: Thread, choice: AsideChoice | null) => mutate({ thread, choice })
  return { put, busy: isPending }
}

const asideToast = (name: string, aside: Aside | null) => {
  if (!aside) return `${firstName(name)} waits for your answer again.`
  return `${firstName(name)}: ${asideText(aside).toLowerCase()}.`
}

/** "Done until they write again", or until when. */
export const asideText = ({ until }: Aside): string =>
  until ? `Put off until ${dateTime(until)}` : 'Done until they write again'

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
import { offerUndo } from '../ui/offer-undo.tsx'

type Putting = {
  thread: Thread
  choice: AsideChoice | Aside | null
  /** The toast whose change this takes back. */
  undoing?: string
}

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
          body: { choice: onWire(choice), upTo: last.seq, ...timeZoneHere() },
        })
      await call(messages.takeBack, { params })
      return null
    },
    onSuccess: (aside, { thread, undoing }) => {
      const { partner, last } = thread
      updateThreads(client, id, partner._id, (threads) =>
        withAside(threads, partner._id, aside, last.seq),
      )
      const words = asideToast(partner.name, aside)
      if (undoing) toast.success(words, { id: undoing, duration: 2_000 })
      // What was then, whatever it was; what the patient wrote meanwhile is not put aside by it.
      else offerUndo(words, (undo) => mutate({ thread, choice: thread.aside, undoing: undo }))
    },
    onError: (error, { undoing }) =>
      toast.error(sentence(error, 'That could not be changed. Please try again.'), {
        duration: 4_000,
        ...(undoing && { id: undoing }),
      }),
  })
  const put = (thread: Thread, choice: AsideChoice | null) => mutate({ thread, choice })
  return { put, busy: isPending }
}

const onWire = (choice: AsideChoice | Aside) => {
  if (typeof choice === 'string') return choice
  return choice.until ? { until: choice.until.toISOString() } : 'until-they-write'
}

const asideToast = (name: string, aside: Aside | null) => {
  if (!aside) return `${firstName(name)} waits for your answer again.`
  return `${firstName(name)}: ${asideText(aside).toLowerCase()}.`
}

/** "Done until they write again", or until when. */
export const asideText = ({ until }: Aside): string =>
  until ? `Put off until ${dateTime(until)}` : 'Done until they write again'

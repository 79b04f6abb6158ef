import type { Therapist } from '@attune/contract/therapists.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBackOnce } from '../messages/use-open-chat.ts'
import { type Filters, mostCompared } from './filters.ts'

export type Compare = {
  count: number
  isFull: boolean
  has: (therapist: Therapist) => boolean
  toggle: (therapist: Therapist) => void
  open: () => void
}

/**
 * Who is looked at side by side stands in the address; that they are, in an entry of the browser's
 * history, so that Back closes it and a reload opens it again.
 */
export function useCompare(filters: Filters, change: (patch: Partial<Filters>) => void) {
  const { compared } = filters
  const [chosen, choose] = useAtOnce(compared)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useBackOnce()
  const compare: Compare = {
    count: chosen.length,
    isFull: chosen.length >= mostCompared,
    has: ({ _id }) => chosen.includes(_id),
    toggle: ({ _id }) => {
      const next = chosen.includes(_id)
        ? chosen.filter((one) => one !== _id)
        : [...chosen, _id].slice(0, mostCompared)
      choose(next)
      change({ compared: next })
    },
    open: () => {
      const marked = { ...(typeof state === 'object' && state), compare: true }
      void navigate({ search }, { state: marked, preventScrollReset: true })
    },
  }
  const isOpen = compared.length > 1 && isMarked(state)
  return { compare, close, shown: isOpen ? compared : null }
}

/** The address follows a moment later: a box that waited for it would jump back under the finger. */
function useAtOnce(compared: readonly string[]) {
  const [chosen, choose] = useState(compared)
  const written = compared.join()
  const [seen, see] = useState(written)
  if (seen !== written) {
    see(written)
    choose(compared)
  }
  return [chosen, choose] as const
}

const isMarked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'compare' in state && state.compare === true

import type { Therapist } from '@attune/contract/therapists.ts'
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
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useBackOnce()
  const compare: Compare = {
    count: compared.length,
    isFull: compared.length >= mostCompared,
    has: ({ _id }) => compared.includes(_id),
    toggle: ({ _id }) =>
      change({
        compared: compared.includes(_id)
          ? compared.filter((one) => one !== _id)
          : [...compared, _id].slice(0, mostCompared),
      }),
    open: () => {
      const marked = { ...(typeof state === 'object' && state), compare: true }
      void navigate({ search }, { state: marked, preventScrollReset: true })
    },
  }
  const isOpen = compared.length > 1 && isMarked(state)
  return { compare, close, shown: isOpen ? compared : null }
}

const isMarked = (state: unknown) =>
  typeof state === 'object' && state !== null && 'compare' in state && state.compare === true

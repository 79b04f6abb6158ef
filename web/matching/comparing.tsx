import type { Therapist } from '@attune/contract/therapists.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useBackOnce } from '../messages/use-open-chat.ts'
import { type Filters, mostCompared } from './filters.ts'

type Compare = {
  count: number
  isFull: boolean
  has: (therapist: Therapist) => boolean
  toggle: (therapist: Therapist) => void
  open: () => void
}

const Chosen = createContext<Compare | null>(null)

/** Who is chosen to be seen side by side, for a card on a page where that can be done. */
export const useCompare = () => useContext(Chosen)

type ComparingProps = {
  compared: readonly string[]
  onChange: (patch: Partial<Filters>) => void
  children: ReactNode
}

/** Around the cards, and not the page's own state: a box that is ticked draws the boxes anew, not the page. */
export function Comparing({ compared, onChange, children }: ComparingProps) {
  const [chosen, choose] = useAtOnce(compared)
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const compare: Compare = {
    count: chosen.length,
    isFull: chosen.length >= mostCompared,
    has: ({ _id }) => chosen.includes(_id),
    toggle: ({ _id }) => {
      const next = chosen.includes(_id)
        ? chosen.filter((one) => one !== _id)
        : [...chosen, _id].slice(0, mostCompared)
      choose(next)
      onChange({ compared: next })
    },
    open: () => {
      const marked = { ...(typeof state === 'object' && state), compare: true }
      void navigate({ search }, { state: marked, preventScrollReset: true })
    },
  }
  return <Chosen value={compare}>{children}</Chosen>
}

/**
 * Who is looked at side by side stands in the address; that they are, in an entry of the browser's
 * history, so that Back closes it and a reload opens it again.
 */
export function useSideBySideView({ compared }: Filters) {
  const { state } = useLocation()
  const [close, isLeaving] = useBackOnce()
  const isOpen = compared.length > 1 && isMarked(state) && !isLeaving
  return { close, shown: isOpen ? compared : null }
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

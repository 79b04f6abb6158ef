import type { FactorKey } from '@attune/contract/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { helpOf } from '../help/queries.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { FirstWordsForm } from './first-words-form.tsx'
import { MattersForm } from './matters-form.tsx'
import { PayForm } from './pay-form.tsx'
import { wishFactsOf } from './queries.ts'
import { WishWhereForm } from './where-form.tsx'

type WishesPanelProps = { asked: readonly { key: FactorKey; name: string }[] }

/** What can be said beside the intake, for a list that fits better: all of it optional. */
export function WishesPanel({ asked }: WishesPanelProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="weigh card group"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <ListPlus size={18} strokeWidth={1.75} aria-hidden />
        Make this list fit better
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          className="ml-auto group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <p className="mt-1 mb-4 max-w-[62ch] text-small text-muted">
        All of it is up to you, and you can take it back at any time. The list follows what you
        save.
      </p>
      {wasOpened && <Forms asked={asked} />}
    </details>
  )
}

function Forms({ asked }: WishesPanelProps) {
  const { id } = usePerson()
  const { data: facts, error, refetch } = useQuery(wishFactsOf(id))
  // The intake's country, by which help is found too; without it the forms ask.
  const { data: help, isPending } = useQuery(helpOf(id))
  const country = help?.country ?? ''
  if (error && !facts)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        {sentence(error)}
        <Button kind="ghost" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  if (!facts || isPending) return <Spinner label="Looking up what you said before" />
  return (
    <div className="grid gap-6">
      <FirstWordsForm facts={facts} />
      {asked.length > 1 && <MattersForm facts={facts} asked={asked} />}
      <WishWhereForm facts={facts} country={country} />
      <PayForm facts={facts} country={country} />
    </div>
  )
}

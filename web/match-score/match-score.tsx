import './match-score.css'
import type { Match } from '@attune/contract/matching.ts'
import { ChevronDown } from 'lucide-react'
import { memo, startTransition, useId, useState } from 'react'
import { MatchBar } from './match-bar.tsx'
import { WhyMatch } from './why-match.tsx'

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

type MatchScoreProps = { match: Match; name: string; startOpen: boolean }

/** The percentage, its bar, and the reasons one tap away. */
export const MatchScore = memo(function MatchScore({ match, name, startOpen }: MatchScoreProps) {
  const [open, setOpen] = useState(startOpen)
  const id = useId()
  return (
    <>
      <div className="score-line">
        {!match.few && (
          <p className="score">
            {match.matchPercentage}
            <span>%</span>
          </p>
        )}
        <div className="min-w-0 flex-[1_1_9rem]">
          <MatchBar match={match} />
          <p className="mt-1 text-small text-muted">
            {match.few ? match.fits : `${match.wishesMet} of ${match.wishes} wishes`}
          </p>
          {match.letGo.length > 0 && (
            <p className="text-small text-clay-ink">Without {inWords.format(match.letGo)}</p>
          )}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`Why this match with ${name}`}
            className="-mb-2.5 inline-flex min-h-11 items-center gap-1 text-small font-semibold text-pine"
            onClick={() => startTransition(() => setOpen(!open))}
          >
            Why this match
            <ChevronDown
              size={18}
              strokeWidth={1.75}
              className={open ? 'rotate-180' : ''}
              aria-hidden
            />
          </button>
        </div>
      </div>
      <div id={id} hidden={!open} className={open ? 'grid gap-4' : ''}>
        {open && <WhyMatch match={match} />}
      </div>
    </>
  )
})

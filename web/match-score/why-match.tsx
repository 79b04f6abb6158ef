import type { Factor, Match } from '@attune/contract/matching.ts'
import { MatchProse } from '../ai/outside-prose.tsx'
import { factorColour } from './factor-colour.ts'
import { Recompute } from './recompute.tsx'

/** The points one by one, as they stand in the bar, then what brought none. */
export function WhyMatch({ match }: { match: Match }) {
  const coloured = match.factors.map((factor, at) => ({
    factor,
    colour: factor.points ? factorColour(at, match.factors.length) : 'var(--sunk)',
  }))
  const ordered = [
    ...coloured.filter(({ factor }) => factor.points),
    ...coloured.filter(({ factor }) => !factor.points),
  ]
  return (
    <>
      <ul className="factors [&>li:first-child]:border-t-0">
        {ordered.map(({ factor, colour }) => (
          <li key={factor.key}>
            <span className="dot" style={{ background: colour }} />
            <span>
              <b>{factor.label}</b>
              <span className="because">{sourcesOf(factor)}</span>
            </span>
            <span className="pts">
              {factor.points ? `+${factor.points}` : '0'}
              <span className="sr-only"> of {factor.max} points</span>
            </span>
          </li>
        ))}
      </ul>
      {match.counterfactual && (
        <p className="rounded-[12px] bg-clay-soft px-4 py-3 text-small">
          {match.counterfactual.text}
        </p>
      )}
      <MatchProse therapistId={match._id} />
      <Recompute therapistId={match._id} />
    </>
  )
}

/** Enough to recognise one's own words; the rest is counted. */
const named = 2

/** Both people's own answers; what a profile leaves open is neither for nor against it. */
export function sourcesOf({ yours, theirs, state }: Factor): string {
  const mine = yours.length ? `You: ${listed(yours.map((answer) => `“${answer}”`))}. ` : ''
  const open = state === 'unknown' || !theirs.length
  return `${mine}They: ${open ? 'not listed' : listed(theirs)}`
}

function listed(answers: readonly string[]): string {
  const rest = answers.length - named
  if (rest <= 1) return answers.join(', ')
  return `${answers.slice(0, named).join(', ')} and ${rest} more`
}

import type { Match } from '@attune/contract/matching.ts'
import { factorColour } from './factor-colour.ts'

/** A bar whose parts are the points, so that the sum can be seen. */
export function MatchBar({ match: { matchPercentage, factors } }: { match: Match }) {
  return (
    <div className="sum" role="img" aria-label={`${matchPercentage} of 100 points`}>
      {factors.map(({ key, points }, at) =>
        points ? (
          <i
            key={key}
            style={{ width: `${points}%`, background: factorColour(at, factors.length) }}
          />
        ) : null,
      )}
    </div>
  )
}

import type { Licence } from '@attune/contract/licences.ts'
import { specialAreas } from '@attune/contract/special-areas.ts'
import { BadgeCheck, CircleDashed, FileCheck, Hourglass } from 'lucide-react'
import { dayText, stateMeaning, stateText } from './state-text.ts'

const icons = {
  'self-declared': CircleDashed,
  'document-seen': FileCheck,
  verified: BadgeCheck,
  expired: Hourglass,
}
const inks = {
  'self-declared': 'text-muted',
  'document-seen': 'text-ink',
  verified: 'text-pine-deep',
  expired: 'text-clay-ink',
}

/** One licence with how far it has been checked, the same to everyone who sees it. */
export function LicenceClaim({ licence }: { licence: Licence }) {
  const { kind, number, place, expires, area, state, rejection } = licence
  const Icon = icons[state]
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p className="font-semibold">{kind}</p>
      {area !== null && <p>Training for {specialAreas[area]}</p>}
      <p className="text-muted">
        {place}, number {number}
        {expires && state !== 'expired' && `, until ${dayText(expires)}`}
      </p>
      {rejection === undefined && (
        <p className={`mt-0.5 flex gap-2 font-medium ${inks[state]}`}>
          <Icon size={18} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
          {stateText(licence)}
        </p>
      )}
      {rejection === undefined ? (
        <p className="text-small leading-snug text-muted">{stateMeaning[state]}</p>
      ) : (
        <Rejection reason={rejection} isTraining={area !== null} />
      )}
    </div>
  )
}

/** Its owner alone reads this. */
const Rejection = ({ reason, isTraining }: { reason: string; isTraining: boolean }) => (
  <div className="mt-0.5 grid gap-1">
    <p className="font-medium text-clay-ink">Not accepted by the operator</p>
    <p className="whitespace-pre-line">{reason}</p>
    <p className="text-small leading-snug text-muted">
      {isTraining
        ? 'This training is not shown to anyone. Change it, and the operator will look at it again.'
        : 'This licence is not shown on your profile. Change it, and the operator will look at it again; until then it does not count for being matched.'}
    </p>
  </div>
)

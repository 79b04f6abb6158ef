import type { LicenceStanding } from '@attune/contract/licences.ts'
import { BadgeCheck, CircleDashed, FileCheck } from 'lucide-react'
import { standingText } from './state-text.ts'

const icons = {
  checked: BadgeCheck,
  'document-seen': FileCheck,
  declared: CircleDashed,
  expired: CircleDashed,
  none: CircleDashed,
}

/** Wherever a therapist is shown: how far anyone has checked that they may practise. */
export function LicenceLine({ licence }: { licence: LicenceStanding }) {
  const Icon = icons[licence.state]
  const isChecked = licence.state === 'checked'
  return (
    <p className={`flex gap-1.5 ${isChecked ? 'font-medium text-pine-deep' : 'text-clay-ink'}`}>
      <Icon size={16} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
      {standingText(licence)}
    </p>
  )
}

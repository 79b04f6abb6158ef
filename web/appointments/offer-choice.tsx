import type { FreeTimes } from '@attune/contract/appointments.ts'
import type { AppointmentFormat } from '@attune/contract/calendar.ts'
import { Choice } from '../ui/choice.tsx'
import { formatNames, offerText } from './appointment-words.ts'
import type { Wanted } from './use-wanted.ts'

type OfferChoiceProps = {
  times: FreeTimes
  format: AppointmentFormat | null
  onChange: (change: Partial<Wanted>) => void
}

/** What for and how, as far as there is a choice. */
export function OfferChoice({ times, format, onChange }: OfferChoiceProps) {
  const { offers, kind } = times
  const formats = offers.find((one) => one.kind === kind)?.formats ?? []
  const [only] = offers
  return (
    <div className="mt-6 grid gap-5">
      {offers.length > 1 && (
        <fieldset className="grid gap-2.5 sm:grid-cols-2">
          <legend className="field-label mb-2">What for</legend>
          {offers.map((offer) => (
            <Choice
              key={offer.kind}
              type="radio"
              name="kind"
              checked={offer.kind === kind}
              onChange={() => onChange({ kind: offer.kind, format: undefined, at: null })}
            >
              {offerText(offer)}
            </Choice>
          ))}
        </fieldset>
      )}
      {offers.length === 1 && only && <p className="font-medium">{offerText(only)}</p>}
      {formats.length > 1 && (
        <fieldset className="grid gap-2.5 sm:grid-cols-3">
          <legend className="field-label mb-2">How</legend>
          {[null, ...formats].map((one) => (
            <Choice
              key={one ?? 'either'}
              type="radio"
              name="format"
              checked={one === format}
              onChange={() => onChange({ format: one ?? undefined, at: null })}
            >
              {one ? formatNames[one] : 'Either'}
            </Choice>
          ))}
        </fieldset>
      )}
      {formats.length === 1 && formats[0] && (
        <p className="text-muted">{formatNames[formats[0]]} only.</p>
      )}
    </div>
  )
}

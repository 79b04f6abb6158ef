import type { FreeTimes } from '@attune/contract/appointments.ts'
import type { AppointmentKind } from '@attune/contract/calendar.ts'
import { Choice } from '../ui/choice.tsx'
import { formatNames, offerText } from './appointment-words.ts'

type OfferChoiceProps = { times: FreeTimes; onChoose: (kind: AppointmentKind) => void }

/** What a time is asked for, where there is a choice. */
export function OfferChoice({ times: { offers, kind }, onChoose }: OfferChoiceProps) {
  const [only] = offers
  if (!only) return null
  if (offers.length === 1)
    return (
      <p className="mt-6 font-medium">
        {offerText(only)}. {formatsText(only.formats)}.
      </p>
    )
  return (
    <fieldset className="mt-6 grid gap-2.5 sm:grid-cols-2">
      <legend className="field-label mb-2">What for</legend>
      {offers.map((offer) => (
        <Choice
          key={offer.kind}
          type="radio"
          name="kind"
          checked={offer.kind === kind}
          onChange={() => onChoose(offer.kind)}
        >
          {offerText(offer)}
          <span className="block text-small font-normal">{formatsText(offer.formats)}</span>
        </Choice>
      ))}
    </fieldset>
  )
}

function formatsText(formats: FreeTimes['offers'][number]['formats']): string {
  const [first, second] = formats.map((one) => formatNames[one])
  return second ? `${first} or ${second.toLowerCase()}` : (first ?? '')
}

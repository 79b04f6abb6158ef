import type { Licence, LicenceStanding } from '@attune/contract/licences.ts'
import { dateFormat } from '../lib/date-format.ts'

type Claim = Pick<Licence, 'state' | 'checkedAt' | 'expires'>

/** Exactly how far a claim has been checked, and no further. */
export function stateText({ state, checkedAt, expires }: Claim): string {
  if (state === 'expired' && expires) return `Expired on ${dayText(expires)}`
  if (state === 'document-seen' && checkedAt)
    return `Document seen by operator on ${calendar(checkedAt)}`
  if (state === 'verified' && checkedAt) return `Verified by operator on ${calendar(checkedAt)}`
  return 'Self-declared'
}

/** All of someone's licences in one line, which promises no more than was done. */
export function standingText({ state, at }: LicenceStanding): string {
  if (state === 'checked' && at) return `Licence checked by the operator on ${calendar(at)}`
  if (state === 'document-seen' && at)
    return `Licence document seen by the operator on ${calendar(at)}, not checked further`
  if (state === 'expired') return 'The licence declared has expired'
  if (state === 'none') return 'No licence declared'
  return 'Licence declared, not checked by anyone'
}

/** What the state means to someone who has to decide whom to trust. */
export const stateMeaning: Record<Licence['state'], string> = {
  'self-declared': 'Nobody at Attune has checked it. The body that issued it can tell you more.',
  'document-seen': 'A document was shown to us. The body that issued it was not asked.',
  verified: 'The body that issued it confirmed it to us on that day.',
  expired: 'It may have been renewed since. You can ask.',
}

/** A day of the calendar, wherever it is read. */
export const dayText = (day: string) => calendar(new Date(day))

const calendar = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

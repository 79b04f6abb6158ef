import type { Licence } from '@attune/contract/licences.ts'

type Claim = Pick<Licence, 'state' | 'checkedAt' | 'expires'>

/** Exactly how far a claim has been checked, and no further. */
export function stateText({ state, checkedAt, expires }: Claim): string {
  if (state === 'expired' && expires) return `Expired on ${dayText(expires)}`
  if (state === 'document-seen' && checkedAt)
    return `Document seen by operator on ${onDay(checkedAt)}`
  if (state === 'verified' && checkedAt) return `Verified by operator on ${onDay(checkedAt)}`
  return 'Self-declared'
}

/** What the state means to someone who has to decide whom to trust. */
export const stateMeaning: Record<Licence['state'], string> = {
  'self-declared': 'Nobody at Attune has checked it. The body that issued it can tell you more.',
  'document-seen': 'A document was shown to us. The body that issued it was not asked.',
  verified: 'The body that issued it confirmed it to us on that day.',
  expired: 'It may have been renewed since. You can ask.',
}

/** A day of the calendar, wherever it is read. */
export const dayText = (day: string) => calendar.format(new Date(day))
const onDay = (at: Date) => calendar.format(at)

const calendar = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

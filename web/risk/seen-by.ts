import type { Availability } from '@attune/contract/availability.ts'
import type { HelpNote } from '@attune/contract/risk.ts'
import { useQuery } from '@tanstack/react-query'
import { nextReply } from '../availability/next-reply.ts'
import { firstName } from '../lib/first-name.ts'
import { therapistProfile } from '../lib/profile.ts'

export type Therapist = { _id: string; name: string }

/** What is true of a message to a therapist: when they may see it, as far as they tell. */
export function useSeenBy(
  note: Pick<HelpNote, 'labels' | 'language'>,
  therapist: Therapist | undefined,
): string | null {
  const { data } = useQuery({
    ...therapistProfile(therapist?._id ?? ''),
    enabled: therapist !== undefined,
  })
  return therapist ? seenBy(note, therapist.name, data?.availability, new Date()) : null
}

export function seenBy(
  { labels, language }: Pick<HelpNote, 'labels' | 'language'>,
  name: string,
  availability: Availability | undefined,
  now: Date,
): string {
  const next = availability ? nextReply(availability, now) : null
  const day = next && dayName(next, now, language)
  const line = day ? labels.notBefore.replace('{day}', day) : labels.notSoon
  return line.replace('{name}', () => firstName(name))
}

const dayLength = 24 * 60 * 60 * 1000

/** Null today: "soon" says it. A weekday alone would be wrong from a week on. */
function dayName(next: Date, now: Date, language: string): string | null {
  if (next.toDateString() === now.toDateString()) return null
  const isNear = next.getTime() - now.getTime() < 6 * dayLength
  const options = isNear
    ? { weekday: 'long' as const }
    : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(language, options).format(next)
}

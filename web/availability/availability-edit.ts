import {
  type Availability,
  AvailabilityDraft,
  dayOf,
  type ReplyHours,
} from '@attune/contract/availability.ts'

/** What is typed is kept while a part is switched off, so that switching it on again brings it back. */
export type AvailabilityEdit = {
  accepting: boolean
  tellsHours: boolean
  hours: ReplyHours
  isAway: boolean
  away: { from: string; until: string }
}

export function editOf({ accepting, replyHours, away }: Availability): AvailabilityEdit {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return {
    accepting,
    tellsHours: replyHours !== null,
    hours: replyHours ?? { days: [1, 2, 3, 4, 5], from: 9, to: 17, timeZone },
    isAway: away !== null,
    away: away ?? { from: '', until: '' },
  }
}

export type Problems = { replyHours?: string; away?: string }
type CheckedEdit =
  | { draft: AvailabilityDraft; problems?: never }
  | { problems: Problems; draft?: never }

/** What to send, or what stands in its way, by part of the form. */
export function checkEdit(edit: AvailabilityEdit, now: Date): CheckedEdit {
  const draft = {
    accepting: edit.accepting,
    replyHours: edit.tellsHours ? edit.hours : null,
    away: edit.isAway ? edit.away : null,
  }
  const parsed = AvailabilityDraft.safeParse(draft)
  if (!parsed.success) return { problems: byPart(parsed.error.issues) }
  if (draft.away && draft.away.until < dayOf(draft, now))
    return { problems: { away: 'That is over already.' } }
  return { draft: parsed.data }
}

const byPart = (issues: readonly { path: PropertyKey[]; message: string }[]): Problems =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]))

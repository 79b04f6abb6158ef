import type { Grade } from '@attune/contract/risk.ts'

/**
 * At which grade a person closed the note beside one entry or conversation. Kept for as long as
 * this page stays loaded and nowhere else: it would tell the next person at this device something,
 * and after a while help is better shown once too often.
 */
const dismissals = new Map<string, Grade>()
/** Where they closed the note that software cannot read the language. */
const unreadDismissals = new Set<string>()

export const dismissedAt = (subject: string): Grade => dismissals.get(subject) ?? 'none'
export const isUnreadDismissed = (subject: string) => unreadDismissals.has(subject)

export const dismissAt = (subject: string, grade: Grade) => dismissals.set(subject, grade)
export const dismissUnread = (subject: string) => unreadDismissals.add(subject)

/** A new entry is stored under an id of its own: what was closed beside it stays closed. */
export function carryDismissal(from: string, to: string) {
  dismissals.set(to, dismissedAt(from))
  if (isUnreadDismissed(from)) unreadDismissals.add(to)
}

import type { Grade } from '@attune/contract/risk.ts'

/**
 * At which grade a person closed the note beside one entry or conversation. Kept for as long as
 * this page stays loaded and nowhere else: it would tell the next person at this device something,
 * and after a while help is better shown once too often.
 */
const dismissals = new Map<string, Grade>()

export const dismissedAt = (subject: string): Grade => dismissals.get(subject) ?? 'none'

export const dismissAt = (subject: string, grade: Grade) => dismissals.set(subject, grade)

/** A new entry is stored under an id of its own: what was closed beside it stays closed. */
export const carryDismissal = (from: string, to: string) => dismissals.set(to, dismissedAt(from))

import type { Grade } from '@attune/contract/risk.ts'

/**
 * At which grade a person closed the note beside one entry or conversation. Kept for as long as
 * this page stays loaded and nowhere else: it would tell the next person at this device something,
 * and after a while help is better shown once too often.
 */
const closings = new Map<string, Grade>()

export const closedAt = (subject: string): Grade => closings.get(subject) ?? 'none'

export const closeAt = (subject: string, grade: Grade) => closings.set(subject, grade)

/** A new entry is stored under an id of its own: what was closed beside it stays closed. */
export const carryClosing = (from: string, to: string) => closings.set(to, closedAt(from))

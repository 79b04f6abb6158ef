import type { Responsiveness } from '@attune/contract/responsiveness.ts'
import type { Practice } from '../questionnaires/read-practice.ts'

/** A therapist as matching sees one. Photo, demo mark, sign-up date and the like are not part of it. */
export type Candidate = {
  _id: string
  practice: Practice
  /** Left out: takes new people. */
  availability?: { accepting: boolean; away: { from: string; until: string } | null }
  /** As counted out of messages; null or left out: nothing to count yet. */
  responsiveness?: Responsiveness | null
}

/** An absence with no more than this many days to come is worth waiting for. */
export const longestWait = 14

/** The days, counted from 1970, on which a candidate is matched to nobody: `from` is, `until` is not one. */
export type Closed = { from: number; until: number }

export const alwaysOpen: Closed = { from: 0, until: 0 }
const alwaysClosed: Closed = { from: 0, until: 65_535 }

export function closedDays({ availability }: Candidate): Closed {
  if (!availability) return alwaysOpen
  if (!availability.accepting) return alwaysClosed
  if (!availability.away) return alwaysOpen
  const { from, until } = availability.away
  return { from: dayNumber(from), until: dayNumber(until) - longestWait }
}

export const isClosedOn = (day: number, { from, until }: Closed) => from <= day && day < until

/** Days since 1970 of an ISO date. */
export const dayNumber = (date: string) => Math.floor(Date.parse(date) / (24 * 60 * 60 * 1000))

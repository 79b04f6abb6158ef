import type { PracticeFacts } from '@attune/contract/practice-facts.ts'
import type { Responsiveness } from '@attune/contract/responsiveness.ts'
import type { Practice } from '../questionnaires/read-practice.ts'
import type { Spoken } from './spoken-of.ts'

/** `area`: a concern that takes training of its own. */
export type Training = { area: string; state: 'verified' | 'document-seen' }

/** A therapist as matching sees one. Photo, demo mark, sign-up date and the like are not part of it. */
export type Candidate = {
  _id: string
  practice: Practice
  /** Left out: nothing was said beside the questionnaire. */
  facts?: PracticeFacts
  /** What their own words on how they work speak of. */
  spoken?: readonly Spoken[]
  /** Areas for which an operator checked a training, and how far. They count for nothing but being named. */
  trainings?: readonly Training[]
  /** How many new people wrote first in this month ("2026-11") and were answered. */
  newPeople?: { month: string; count: number }
  /** Left out: takes new people. */
  availability?: { accepting: boolean; away: { from: string; until: string } | null }
  /** As counted out of messages; null or left out: nothing to count yet. */
  responsiveness?: Responsiveness | null
}

/** An absence, or a start, with no more than this many days to come is worth waiting for. */
export const longestWait = 14

/** Days, counted from 1970, on which a candidate is matched to nobody: `from` is, `until` is not one. */
export type Closed = { from: number; until: number }

const always: Closed = { from: 0, until: 65_535 }

/** All of them, in no order; they may overlap. */
export function closedDays({ availability, facts, newPeople }: Candidate): Closed[] {
  if (availability?.accepting === false || facts?.closed) return [always]
  const closed: Closed[] = []
  if (availability?.away) {
    const { from, until } = availability.away
    closed.push({ from: dayNumber(from), until: dayNumber(until) - longestWait })
  }
  if (facts?.nextStart) closed.push({ from: 0, until: dayNumber(facts.nextStart) - longestWait })
  const most = facts?.newPeopleAMonth ?? null
  if (most === 0) return [always]
  if (most !== null && newPeople && newPeople.count >= most) closed.push(monthOf(newPeople.month))
  return closed.filter(({ from, until }) => from < until)
}

export const isClosedOn = (day: number, closed: readonly Closed[]) =>
  closed.some(({ from, until }) => from <= day && day < until)

/** Days since 1970 of an ISO date. */
export const dayNumber = (date: string) => Math.floor(Date.parse(date) / (24 * 60 * 60 * 1000))

function monthOf(month: string): Closed {
  const from = dayNumber(`${month}-01`)
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from, until: dayNumber(next.toISOString()) }
}

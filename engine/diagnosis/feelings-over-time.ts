import { journalSentences } from '@attune/content/diagnosis/summary-sentences.ts'
import type { Feeling } from '@attune/content/emotions/emotions.ts'
import { feelingNames } from '@attune/content/emotions/feeling-names.ts'
import type { EntrySource, Finding } from './finding.ts'
import type { ReadEntry } from './journal-themes.ts'
import { spoken } from './said.ts'

/** How often each feeling came up in seven days from `start`, the most frequent first. */
export type FeelingWeek = {
  /** A Monday, 00:00 UTC. */
  start: Date
  entries: number
  feelings: { name: string; entries: number }[]
}

const day = 24 * 60 * 60 * 1000

/** Oldest first; a week without an entry is left out. */
export function feelingWeeks(entries: readonly ReadEntry[]): FeelingWeek[] {
  const weeks = Map.groupBy(entries, ({ date }) => mondayOf(date).getTime())
  return [...weeks]
    .toSorted(([a], [b]) => a - b)
    .map(([start, of]) => ({
      start: new Date(start),
      entries: of.length,
      feelings: entriesByFeeling(of).map(([feeling, from]) => ({
        name: feelingNames[feeling],
        entries: from.length,
      })),
    }))
}

function mondayOf(date: Date): Date {
  const midnight = Math.floor(date.getTime() / day) * day
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return new Date(midnight - sinceMonday * day)
}

/** The most frequent first, equals by how clear they were. */
export function entriesByFeeling(entries: readonly ReadEntry[]): [Feeling, EntrySource[]][] {
  const byFeeling = new Map<Feeling, { from: EntrySource[]; weight: number }>()
  for (const { entry, date, reading } of entries) {
    for (const { label, probability } of reading.feelings) {
      const known = byFeeling.get(label) ?? { from: [], weight: 0 }
      known.from.push({ entry, date })
      known.weight += probability
      byFeeling.set(label, known)
    }
  }
  return [...byFeeling]
    .toSorted(([, a], [, b]) => b.from.length - a.from.length || b.weight - a.weight)
    .map(([feeling, { from }]) => [feeling, from])
}

const fewestEntries = 6
const clearChange = 0.4
const mostChanges = 2

/** Feelings that come up clearly more or less often in the newer half of the entries, oldest first. */
export function changeFindings(entries: readonly ReadEntry[]): Finding[] {
  if (entries.length < fewestEntries) return []
  const half = Math.floor(entries.length / 2)
  const [before, lately] = [entries.slice(0, -half), entries.slice(-half)]
  return entriesByFeeling(entries)
    .map(([feeling, from]) => {
      const then = countIn(before, from)
      const now = countIn(lately, from)
      return { feeling, from, then, now, change: now / half - then / before.length }
    })
    .filter(({ change }) => Math.abs(change) >= clearChange)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, mostChanges)
    .map(({ feeling, from, then, now, change }) => ({
      ...spoken(
        journalSentences.change(
          feelingNames[feeling],
          change > 0,
          { count: now, of: half },
          { count: then, of: before.length },
        ),
      ),
      from,
    }))
}

const countIn = (entries: readonly ReadEntry[], from: readonly EntrySource[]) =>
  entries.filter(({ entry }) => from.some((one) => one.entry === entry)).length

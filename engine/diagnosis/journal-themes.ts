import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { EntrySource, Finding } from './finding.ts'
import type { EntryReading } from './read-entry.ts'

/** An entry and what software read in it. */
export type ReadEntry = EntrySource & { reading: EntryReading }

/** `weight`: the probabilities of all entries, added up. */
export type JournalTheme = { concern: ConcernSlug; weight: number; from: EntrySource[] }

const maxThemes = 4
const entriesOfSpecialist = 2

/**
 * What entries seem to touch on, a danger first, then the most frequent. A concern that needs a
 * specialist counts from the second entry on: one bad dream is no sign of trauma.
 */
export function journalThemes(entries: readonly ReadEntry[]): JournalTheme[] {
  const themes = new Map<ConcernSlug, JournalTheme>()
  for (const { entry, date, reading } of entries) {
    for (const { label: concern, probability } of reading.concerns) {
      const theme = themes.get(concern) ?? { concern, weight: 0, from: [] }
      theme.weight += probability
      theme.from.push({ entry, date })
      themes.set(concern, theme)
    }
  }
  return [...themes.values()]
    .filter(({ concern, from }) => from.length >= fewestOf(concern))
    .toSorted(
      (a, b) =>
        Number(concerns[b.concern].crisis) - Number(concerns[a.concern].crisis) ||
        b.weight - a.weight,
    )
    .slice(0, maxThemes)
}

function fewestOf(concern: ConcernSlug): number {
  const { specialist, crisis } = concerns[concern]
  return specialist && !crisis ? entriesOfSpecialist : 1
}

export function themeFinding({ concern, from }: JournalTheme, of: number): Finding {
  const { topic } = concerns[concern]
  const text =
    concern === 'self-harm-suicide'
      ? `${howMany(from.length, of)} to touch on thoughts of hurting yourself or not wanting to live. You deserve help from a person with this, and you can reach it now.`
      : `${howMany(from.length, of)} to touch on what is often discussed under ${topic}.`
  return { text, concern, from }
}

function howMany(count: number, of: number): string {
  if (of === 1) return 'Your entry seems'
  if (count === 1) return `One of your ${of} entries seems`
  return count === of ? `All ${of} of your entries seem` : `${count} of your ${of} entries seem`
}

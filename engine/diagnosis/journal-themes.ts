import { journalSentences } from '@attune/content/diagnosis/summary-sentences.ts'
import { type ConcernSlug, concerns } from '@attune/content/questionnaires/concerns.ts'
import type { EntrySource, Finding } from './finding.ts'
import { certain, type EntryReading } from './read-entry.ts'
import { spoken } from './said.ts'

/** An entry and what software read in it. */
export type ReadEntry = EntrySource & { reading: EntryReading }

/** Of what is certain alone. `weight`: the probabilities of all entries, added up. */
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
      if (probability < certain) continue
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
  const entries = journalSentences.entries(from.length, of)
  const voices =
    concern === 'self-harm-suicide'
      ? journalSentences.selfHarm(entries)
      : journalSentences.theme(entries, concerns[concern].topic)
  return { ...spoken(voices), concern, from }
}

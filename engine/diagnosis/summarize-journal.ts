import { journalSentences } from '@attune/content/diagnosis/summary-sentences.ts'
import { feelingNames } from '@attune/content/emotions/feeling-names.ts'
import { markOfDanger } from './danger-part.ts'
import { changeFindings, type FeelingWeek, feelingWeeks } from './feelings-over-time.ts'
import type { Finding } from './finding.ts'
import { journalThemes, type ReadEntry, themeFinding } from './journal-themes.ts'
import { spoken } from './said.ts'
import { specialtyFindings } from './specialties.ts'

export type JournalSummary = {
  /** Themes, at most 4, a danger first, then how feelings changed. Never a diagnosis. */
  diagnosis: Finding[]
  /** Of the latest entry, at most 6, the clearest first: 'Emotions from Latest Journal' (spec §2). */
  emotions: Finding[]
  /** At most 6: what to look for in a therapist. */
  therapist_specialties: Finding[]
  weeks: FeelingWeek[]
}

const maxFeelings = 6

/** What the entries of some weeks seem to say together; their order does not matter. Never throws. */
export function summarizeJournal(entries: readonly ReadEntry[]): JournalSummary {
  const inTime = entries.toSorted(
    (a, b) => a.date.getTime() - b.date.getTime() || (a.entry < b.entry ? -1 : 1),
  )
  const themes = journalThemes(inTime)
  const found = themes.map((theme) => themeFinding(theme, inTime.length))
  return {
    diagnosis: [...(found.length > 0 ? found : [noTheme]), ...changeFindings(inTime)].map(
      markOfDanger,
    ),
    emotions: latestFeelings(inTime.at(-1)),
    therapist_specialties: specialtyFindings(themes).map(markOfDanger),
    weeks: feelingWeeks(inTime),
  }
}

function latestFeelings(latest: ReadEntry | undefined): Finding[] {
  if (!latest) return []
  const { entry, date, reading } = latest
  return reading.feelings.slice(0, maxFeelings).map(({ label }) => ({
    text: feelingNames[label],
    told: feelingNames[label],
    from: [{ entry, date }],
  }))
}

const noTheme: Finding = { ...spoken(journalSentences.noTheme), from: [] }

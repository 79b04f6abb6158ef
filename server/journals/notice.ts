import { feelingNames } from '@attune/content/emotions/feeling-names.ts'
import { concerns } from '@attune/content/questionnaires/concerns.ts'
import type { Journal, JournalNotice, Noticed } from '@attune/contract/journals.ts'
import { phrasesOf } from '@attune/engine/diagnosis/phrases.ts'
import { certain } from '@attune/engine/diagnosis/read-entry.ts'
import type { Prediction } from '@attune/engine/text/text-analysis.ts'
import type { Analysis } from './analysis-store.ts'
import { entryText } from './entry-text.ts'

const mostShown = 4

/** What was noticed in an entry, with the words that made software think so. */
export function noticeOf(
  entry: Journal,
  analysis: Analysis | 'waiting' | undefined,
): JournalNotice {
  if (analysis === undefined || analysis === 'waiting')
    return { state: analysis ?? 'none', danger: false, feelings: [], themes: [], made: null }
  const { reading, engine, at } = analysis
  const text = entryText(entry)
  return {
    state: 'read',
    danger: reading.danger !== null,
    feelings: reading.feelings
      .slice(0, mostShown)
      .map((guess) => noticed(feelingNames[guess.label], guess, text)),
    themes: reading.concerns
      .filter(({ probability }) => probability >= certain)
      .slice(0, mostShown)
      .map((guess) => noticed(capital(concerns[guess.label].topic), guess, text)),
    made: { engine, at },
  }
}

const mostQuotes = 3

const noticed = (name: string, { because }: Prediction<string>, text: string): Noticed => ({
  name,
  because: phrasesOf(text, because).slice(0, mostQuotes),
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import type { DangerLanguage } from '@attune/contract/risk.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { NoteWords } from './note-words.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'

/** The words beside a text that speaks of danger, by its language. */
export const notes: Readonly<Record<DangerLanguage, NoteWords>> = {
  en,
  es,
  pt,
  fr,
  de,
  it,
  tr,
  pl,
  ar,
}

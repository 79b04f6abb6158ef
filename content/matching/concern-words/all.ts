import type { Language } from '../../language/languages.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import type { ConcernWords } from './words.ts'

export const concernWords: Readonly<Record<Language, ConcernWords>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  tr,
  pl,
  ar,
}

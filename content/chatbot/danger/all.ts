import type { Language } from '../../language/languages.ts'
import { arabicDanger } from './ar.ts'
import { germanDanger } from './de.ts'
import { englishDanger } from './en.ts'
import { spanishDanger } from './es.ts'
import { frenchDanger } from './fr.ts'
import { italianDanger } from './it.ts'
import { polishDanger } from './pl.ts'
import { portugueseDanger } from './pt.ts'
import { turkishDanger } from './tr.ts'
import type { DangerWords } from './words.ts'

export const dangerWords: Readonly<Record<Language, DangerWords>> = {
  en: englishDanger,
  es: spanishDanger,
  pt: portugueseDanger,
  fr: frenchDanger,
  de: germanDanger,
  it: italianDanger,
  tr: turkishDanger,
  pl: polishDanger,
  ar: arabicDanger,
}

import type { Language } from '../../language/languages.ts'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { turkish } from './tr.ts'
import type { Translation } from './translation.ts'

export const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  tr: turkish,
  pl: polish,
  ar: arabic,
}

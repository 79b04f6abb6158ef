import type { MadeOnce } from '../steps.ts'
import { learntLibrary } from './find-entry.ts'
import { indexedTranslations } from './translated.ts'

/** What the first question would wait for. */
export const madeAhead: readonly MadeOnce<unknown>[] = [learntLibrary, ...indexedTranslations]

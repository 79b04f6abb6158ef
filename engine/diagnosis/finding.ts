import type { Source } from '../questionnaires/concern-signals.ts'
import type { ConcernSlug } from '../questionnaires/concerns.ts'

/** One sentence of a summary and the answers it came from. */
export type Finding = { text: string; concern?: ConcernSlug; from: readonly Source[] }

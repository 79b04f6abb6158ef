import type { ConcernSlug } from '../../questionnaires/concerns.ts'

/**
 * The words in which people speak of a concern when nobody gives them a list to tick. Phrases apart by
 * commas: words in their order with at most two others between, `a|b` for either, `a*` for a
 * beginning. Everyday words, no diagnosis: what is found is a hint and nothing more.
 */
export type ConcernWords = Readonly<Record<ConcernSlug, string>>

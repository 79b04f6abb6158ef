import { z } from 'zod'
import { text } from './endpoint.ts'

/** What has a code: who is to be seen, and how. */
const coded = ['clients', 'area', 'approach', 'language', 'format'] as const

/** What typed words may ask for; a name is whatever else was typed. */
export const SearchKind = z.enum([
  ...coded,
  'gender',
  'about',
  'hours',
  'fee',
  'payer',
  'place',
  'country',
  'years',
  'name',
])
export type SearchKind = z.infer<typeof SearchKind>

/** The most a search may say, the most that may be typed or pasted for it, and the most filters at once. */
export const searchLimits = { words: 200, typed: 4_000, filters: 20, feeTo: 100_000_000 } as const

/** One filter: `language.tr`, `format.online`, `accepting`, `fee.80-EUR`. */
export const FilterKey = z
  .string()
  .regex(
    new RegExp(
      `^(accepting|(${coded.join('|')})\\.[a-z][a-z0-9-]{0,59}|fee\\.[0-9]{1,9}-[A-Z]{3})$`,
    ),
  )
export type FilterKey = z.infer<typeof FilterKey>

/** What narrows the directory beside a name, years and ids. */
export const SearchFields = z.object({
  /** Typed words: who is to be seen, concerns, approaches, languages, formats, a therapist's gender, towns and names. All have to be met. */
  words: text(searchLimits.words).trim().optional(),
  /** Comma-separated filters. All have to be met. */
  filters: z
    .string()
    .max(1_500)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(FilterKey).max(searchLimits.filters))
    .optional(),
})

const whole = z.number().int().min(0)

/** A filter that can be set or is set, and how many there would be with it. */
export const FilterChoice = z.object({
  key: FilterKey,
  kind: z.enum([...coded, 'accepting', 'fee']),
  label: z.string(),
  count: whole,
})
export type FilterChoice = z.infer<typeof FilterChoice>

/**
 * What was understood of the words. `rest` are the words without it, `without` how many there are
 * then. `isLeftOut`: words that say nothing here and are nobody's name. `isDenied`: a name or a
 * town that is not wanted. `note`: who is found in place of somebody in a town where nobody works, or who meets all.
 */
export const Understood = z.object({
  kind: SearchKind,
  label: z.string(),
  rest: z.string(),
  without: whole,
  isLeftOut: z.literal(true).optional(),
  isDenied: z.literal(true).optional(),
  note: z.string().optional(),
})
export type Understood = z.infer<typeof Understood>

/**
 * How many the search finds, and what each change of it would find. `order`: that of the list, in
 * words; a node of the version before does not say it.
 */
export const SearchCounts = z.object({
  total: whole,
  order: z.string().optional(),
  understood: z.array(Understood),
  choices: z.array(FilterChoice),
  /** Of each filter that is set, the years among them: how many there are without it. */
  without: z.array(z.object({ key: z.string(), label: z.string(), count: whole })),
})
export type SearchCounts = z.infer<typeof SearchCounts>

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dangerFamilies, Grade } from '@attune/contract/risk.ts'
import { z } from 'zod'

/** One line of the corpus as its writer graded it; the words as in `docs/risk-guide.md`. */
export const CorpusLine = z.strictObject({
  text: z.string().min(1),
  kind: z.enum(['note', 'chat', 'diary', 'question', 'reply']),
  grade: Grade,
  family: z.enum(['none', ...dangerFamilies]),
  whose: z.enum(['self', 'other', 'nobody']),
  when: z.enum(['now', 'past', 'none']),
  frame: z.enum(['plain', 'hinted', 'denied', 'quoted', 'figure', 'support', 'everyday']),
})
export type CorpusLine = z.infer<typeof CorpusLine>

/** Learnt from; measured with and then read; measured with and never read. */
export type Use = 'learning' | 'test' | 'sealed'

export type Lot = { name: string; language: string; use: Use; lines: CorpusLine[] }

const corpus = join(import.meta.dirname, 'corpus')
const folder = join(corpus, 'lots')

/** All lots written so far, by name. */
export function readCorpus(): Lot[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const name = file.replace('.jsonl', '')
      const rows = readFileSync(join(folder, file), 'utf8').trim().split('\n')
      const lines = rows.map((row) => CorpusLine.parse(JSON.parse(row)))
      return { name, language: name.slice(0, 2), use: useOf(name), lines }
    })
}

/** Diary pages of ordinary days, without danger; only measured with. */
export const readPages = (): string[] => pagesIn('pages').flat()

/** Such pages to learn from, by writer. */
export const learntPages = (): string[][] => pagesIn('learnt-pages')

const pagesIn = (name: string) =>
  readdirSync(join(corpus, name))
    .toSorted()
    .map((file) => {
      const rows = readFileSync(join(corpus, name, file), 'utf8')
        .trim()
        .split('\n')
      return rows.map((row) => Page.parse(JSON.parse(row)).text)
    })

const Page = z.strictObject({ text: z.string().min(1) })

/** Decided by number before any of the lots kept for measuring was written. */
export function useOf(name: string): Use {
  const [language, number] = name.split('-')
  const at = Number(number)
  if (at > (language === 'en' ? 80 : 7)) return 'learning'
  if (language !== 'en') return at === 6 ? 'sealed' : at === 3 ? 'test' : 'learning'
  if (at % 12 === 0 || at === 80) return 'sealed'
  return at % 6 === 0 ? 'test' : 'learning'
}

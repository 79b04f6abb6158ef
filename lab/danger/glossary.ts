import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DangerLanguage } from '@attune/contract/risk.ts'
import { dangerWords } from '@attune/engine/danger/danger-words.ts'
import { entryBytes, glossHash, mostGlosses } from '@attune/engine/danger/glosses.ts'
import type { Table } from '@attune/engine/text/weights.ts'
import type { Vocabulary } from './embeddings.ts'

/**
 * The words of a language with what they mean in English, as the table that `Glosses` opens.
 * `glosses/<language>.tsv`: a form, with `*` at its end where all inflections begin so, a tab, up to
 * four English words.
 */
export function glossTable(language: DangerLanguage, { rows }: Vocabulary): Table {
  const entries = new Map<number, number[]>()
  for (const [form, gloss] of readGlosses(language)) {
    const isBeginning = form.endsWith('*')
    const hash = glossHash(dangerWords(form.replace(/\*$/, '')).join(' '), isBeginning)
    const meant = dangerWords(gloss)
      .map((word) => rows.get(word) ?? 0)
      .filter((row) => row > 0)
    if (!entries.has(hash)) entries.set(hash, meant.slice(0, mostGlosses))
  }
  const bytes = new Int8Array(entries.size * entryBytes)
  const view = new DataView(bytes.buffer)
  ;[...entries].forEach(([hash, meant], at) => {
    view.setUint32(at * entryBytes, hash, true)
    for (const [i, row] of meant.entries()) view.setUint16(at * entryBytes + 4 + 2 * i, row, true)
  })
  return {
    rows: entries.size,
    columns: entryBytes,
    weights: bytes,
    scales: new Float64Array(entryBytes).fill(1),
  }
}

export function readGlosses(language: DangerLanguage): [form: string, gloss: string][] {
  const file = join(import.meta.dirname, 'glosses', `${language}.tsv`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [form = '', gloss = ''] = line.split('\t')
      return [form.trim(), gloss.trim()]
    })
}

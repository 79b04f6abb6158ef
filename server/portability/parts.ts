import {
  type Listed,
  type ListName,
  recordOf,
  type Single,
  type SingleName,
  singleOf,
} from '@attune/contract/archive.ts'
import { z } from 'zod'
import { keptRecordsOf } from './kept-store.ts'
import { ownLists } from './own-lists.ts'
import { ownSingles } from './own-singles.ts'
import type { Source } from './source.ts'

/** One part as it stands in `data.json`, dates as texts. */
export async function readSingle<K extends SingleName>(source: Source, name: K): Promise<unknown> {
  const schema: z.ZodType<Single<K>> = singleOf[name]
  return z.encode(schema, await ownSingles[name](source))
}

/** Where what could not be taken in is the exception. */
const ownFirst: ReadonlySet<ListName> = new Set(['answers', 'consents'])

/** The same of a list, record by record: what an archive brought along, then what is stored here. */
export async function* readList<K extends ListName>(
  source: Source,
  name: K,
): AsyncGenerator<unknown> {
  const schema: z.ZodType<Listed<K>> = recordOf[name]
  const { db, vault, id } = source
  if (name === 'caseNotes' && !source.withCaseNotes) return
  const kept = () => keptRecordsOf(db, vault, id, name)
  const own = () => ownLists[name](source)
  for (const records of ownFirst.has(name) ? [own, kept] : [kept, own])
    for await (const record of records()) yield z.encode(schema, record)
}

import type { Kept, KeptMessage } from '@attune/contract/portability.ts'
import { keptRecordsOf, readImport } from './kept-store.ts'
import type { Source } from './source.ts'

/** What of an archive can only be read. */
export async function listKept({ db, vault, id }: Source): Promise<Kept> {
  const imported = await readImport(db, id)
  const kept: Kept = { at: imported?.at ?? null, conversations: [], favourites: [] }
  if (!imported) return kept
  for await (const { number, with: name, lastAt } of keptRecordsOf(db, vault, id, 'conversations'))
    kept.conversations.push({ number, name, lastAt })
  for await (const { name } of keptRecordsOf(db, vault, id, 'favourites'))
    kept.favourites.push(name)
  return kept
}

const pageLength = 100

/** The messages of one conversation from the one after `after` on; undefined where there is none. */
export async function readKeptMessages({ db, vault, id }: Source, number: number, after: number) {
  const messages: KeptMessage[] = []
  let at = 0
  for await (const record of keptRecordsOf(db, vault, id, 'messages')) {
    if (record.conversation !== number || ++at <= after) continue
    if (messages.length === pageLength) return { messages, next: at - 1 }
    const { by, date, text } = record
    messages.push({ position: at, by, date, text })
  }
  return at === 0 ? undefined : { messages, next: null }
}

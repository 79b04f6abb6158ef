import type { Listed, ListName } from '@attune/contract/archive.ts'
import type { Imported } from '@attune/contract/portability.ts'
import { encodePhoto } from '../lib/photos.ts'
import {
  claimImport,
  keepRecords,
  lastPosition,
  noteImport,
  readImport,
  recordsPerRow,
} from './kept-store.ts'
import { type Receiver, readRecords } from './read-records.ts'
import type { OpenArchive } from './read-zip.ts'
import { anotherBefore, endedMidway, notAnArchive } from './refusals.ts'
import { createJournalRun, takeRecord } from './restore-lists.ts'
import { type Brought, restoreSingles } from './restore-singles.ts'
import type { Source } from './source.ts'

/**
 * Takes an archive in wholly or not at all. Nothing in it leads to anybody's row: its records carry
 * names and no ids, and what they say of others is kept for its importer alone. Once `ended` is
 * aborted it is refused as `unavailable`, and nothing of it has been taken in.
 */
export async function restoreArchive(
  source: Source,
  archive: OpenArchive,
  ended: AbortSignal,
): Promise<Imported> {
  const picture = await archive.picture()
  // Dear, and refused where it is none: before anything is held in the database.
  const webp = picture && (await encodePhoto(new Blob([new Uint8Array(picture)]), source.id))
  await source.vault.keyOf(source.db, source.id)
  const result = await source.db.transaction(async (tx) => {
    if (!(await claimImport(tx, source.id))) return undefined
    const own = { ...source, db: tx }
    const parts = createParts(own, () => goOn(ended))
    await noteImport(tx, source.id, await readRecords(archive.data(), parts.receiver))
    return parts.finish(webp)
  })
  return result ?? sameAgain(source, archive)
}

async function sameAgain(source: Source, archive: OpenArchive): Promise<Imported> {
  const nothing = async () => {}
  const hash = await readRecords(archive.data(), { single: nothing, record: nothing })
  const before = await readImport(source.db, source.id)
  if (before?.archive !== hash) throw anotherBefore()
  return { already: true, entries: 0, messages: 0 }
}

function goOn(ended: AbortSignal) {
  if (ended.aborted) throw endedMidway()
}

function createParts(source: Source, check: () => void) {
  const brought: Brought = {}
  const journal = createJournalRun(source, check)
  const kept = createKeeper(source)
  const conversations = createConversationCheck()
  const counts = { entries: 0, messages: 0 }
  const receiver: Receiver = {
    async single(name, value) {
      Object.assign(brought, { [name]: value })
    },
    async record(name, record) {
      check()
      if (name === 'messages') counts.messages++
      conversations.note(name, record)
      if (name === 'journal' && source.role === 'user') {
        counts.entries++
        await journal.add(record as Listed<'journal'>)
      } else if (!(await takeRecord(source, name, record))) await kept.add(name, record)
    },
  }
  return {
    receiver,
    async finish(webp: Buffer | undefined) {
      conversations.check()
      await kept.finish()
      await restoreSingles(source, brought, webp)
      await journal.finish()
      return { already: false, ...counts }
    },
  }
}

/** A message belongs to a conversation of the same archive, and no two of those share a number. */
function createConversationCheck() {
  const numbers = new Set<number>()
  const wanted = new Set<number>()
  return {
    note(name: ListName, record: object) {
      if (name === 'conversations' && 'number' in record) {
        if (numbers.has(Number(record.number))) throw notAnArchive()
        numbers.add(Number(record.number))
      }
      if (name === 'messages' && 'conversation' in record) wanted.add(Number(record.conversation))
    },
    check() {
      for (const number of wanted) if (!numbers.has(number)) throw notAnArchive()
    },
  }
}

/** Keeps records in runs, each part in its own order. */
function createKeeper({ db, vault, id }: Source) {
  const runs = new Map<ListName, Listed<ListName>[]>()
  const positions = new Map<ListName, number>()

  const flush = async (part: ListName) => {
    const records = runs.get(part)?.splice(0) ?? []
    if (records.length === 0) return
    const position = (positions.get(part) ?? (await lastPosition(db, id, part))) + 1
    positions.set(part, position)
    await keepRecords(db, await vault.keyOf(db, id), id, part, position, records)
  }
  return {
    async add(part: ListName, record: Listed<ListName>) {
      const run = runs.get(part) ?? []
      runs.set(part, run)
      run.push(record)
      if (run.length >= recordsPerRow) await flush(part)
    },
    async finish() {
      for (const part of runs.keys()) await flush(part)
    },
  }
}

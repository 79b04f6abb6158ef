import { createDirectory, type Found } from '@attune/engine/matching/directory.ts'
import type { Query } from '@attune/engine/matching/match.ts'
import type { Db } from '../lib/db.ts'
import type { Listing } from '../lib/env.ts'
import { countActive, listCandidates, readCandidates } from './candidate-store.ts'

/** A directory in memory and how it is kept up to date, in this thread or in one of its own. */
export type Keeper = {
  /** Reads everyone from the database. */
  load: () => Promise<void>
  /** Reads these again; whoever is not to be matched any more is gone from it. */
  refresh: (ids: readonly string[]) => Promise<void>
  find: (query: Query) => Promise<Found>
  /** How many it holds, and the bytes they take. */
  measure: () => Promise<{ count: number; bytes: number }>
  close: () => Promise<void>
}

export function createKeeper(db: Db, listing: Listing = 'declared'): Keeper {
  const directory = createDirectory()
  return {
    async load() {
      directory.reserve(await countActive(db))
      await readCandidates(db, (some) => some.forEach(directory.put), listing)
    },
    async refresh(ids) {
      const candidates = new Map(
        (await listCandidates(db, ids, listing)).map((one) => [one._id, one]),
      )
      for (const id of ids) {
        const candidate = candidates.get(id)
        if (candidate) directory.put(candidate)
        else directory.remove(id)
      }
    },
    find: async (query) => directory.find(query),
    measure: async () => ({ count: directory.size(), bytes: directory.bytes() }),
    close: async () => {},
  }
}

import type { Found } from '@attune/engine/matching/directory.ts'
import type { Query } from '@attune/engine/matching/match.ts'
import type { Context } from '../lib/http.ts'
import type { Job } from '../lib/job.ts'
import { asJob } from '../lib/person.ts'
import { countActive } from './candidate-store.ts'
import { createKeeper, type Keeper } from './directory-keeper.ts'
import { createThreadedKeeper } from './threaded-keeper.ts'

export type LiveDirectory = Job & {
  /** Answers only after every change this node has heard of. */
  find: (query: Query) => Promise<Found>
  /** What stands in memory, and whether in a thread of its own. */
  measure: () => Promise<{ count: number; bytes: number; threaded: boolean }>
}

/** A database that was away or slow to answer is asked again after so long. */
const retryAfter = 1_000

/** One directory being kept: what was changed since it last read, and whether it has a thread. */
type Kept = { keeper: Keeper; changed: Set<string>; threaded: boolean; refreshing?: Promise<void> }

type Parts = Pick<Context, 'env' | 'db' | 'bus' | 'databaseUrl'>

/**
 * The directory in memory, read when it starts or is first asked, and kept up with the bus. It is read anew where changes
 * may have been missed, or where it has outgrown its place; until that is done the one before serves.
 */
export function createLiveDirectory(
  { env, db, bus, databaseUrl }: Parts,
  onError: (error: unknown) => void,
): LiveDirectory {
  let current: Kept | undefined
  let next: Kept | undefined
  let building: Promise<Kept> | undefined
  let missed = false
  let closed = false

  bus.on('practice', ({ therapist }) => {
    for (const kept of [current, next]) kept?.changed.add(therapist)
    if (current && !closed) refresh(current).catch(onError)
  })
  // Until now word from other nodes may not have come: what was read before cannot be trusted.
  bus.on('resumed', () => {
    missed = true
    if (current || building) rebuild()
  })

  function rebuild() {
    if (!closed) build().catch(onError)
  }

  /** One at a time: what is missed meanwhile has another follow. */
  function build(): Promise<Kept> {
    building ??= asJob('directory', buildOnce).then(
      (kept) => {
        building = undefined
        if (missed) rebuild()
        return kept
      },
      (error: unknown) => {
        building = undefined
        missed = true
        setTimeout(rebuild, retryAfter).unref()
        throw error
      },
    )
    return building
  }

  async function buildOnce(): Promise<Kept> {
    missed = false
    const threaded = (await countActive(db)) > env.threadFrom
    const keeper = keeperOf({ env, db, databaseUrl }, threaded, forget)
    const kept: Kept = { keeper, changed: new Set(), threaded }
    next = kept
    try {
      await keeper.load()
      await refresh(kept)
    } catch (error) {
      await keeper.close()
      throw error
    } finally {
      next = undefined
    }
    const before = current
    current = kept
    await before?.keeper.close()
    return kept

    /** Its thread has ended: whoever asks next has it built again. */
    function forget() {
      if (current === kept) current = undefined
    }
  }

  async function checkSize({ keeper, threaded }: Kept) {
    if (!threaded && (await keeper.measure()).count > env.threadFrom) rebuild()
  }

  return {
    name: 'directory in memory',
    start() {
      if (!current) rebuild()
      return async () => {
        closed = true
        await building?.catch(() => {})
        await current?.keeper.close()
      }
    },
    async find(query) {
      for (;;) {
        const kept = current ?? (await build())
        try {
          await refresh(kept)
          const found = await kept.keeper.find(query)
          if (missed) rebuild()
          else await checkSize(kept)
          return found
        } catch (error) {
          // Another may have taken its place while this one was asked.
          if (closed || current === kept) throw error
        }
      }
    },
    async measure() {
      const { keeper, threaded } = current ?? (await build())
      return { ...(await keeper.measure()), threaded }
    },
  }
}

const keeperOf = (
  { env: { listing }, db, databaseUrl }: Omit<Parts, 'bus'>,
  threaded: boolean,
  onEnd: () => void,
): Keeper =>
  threaded ? createThreadedKeeper({ databaseUrl, listing }, onEnd) : createKeeper(db, listing)

/** Reads what was changed, until nothing is left; a failure leaves it for the next time. */
function refresh(kept: Kept): Promise<void> {
  kept.refreshing ??= asJob('directory', () => refreshAll(kept)).finally(() => {
    delete kept.refreshing
  })
  return kept.refreshing
}

async function refreshAll({ keeper, changed }: Kept) {
  while (changed.size > 0) {
    const ids = [...changed]
    changed.clear()
    try {
      await keeper.refresh(ids)
    } catch (error) {
      for (const id of ids) changed.add(id)
      throw error
    }
  }
}

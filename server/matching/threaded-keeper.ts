import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { say } from '@attune/contract/errors.ts'
import type { Found } from '@attune/engine/matching/directory.ts'
import { AppError } from '../lib/errors.ts'
import type { Keeper } from './directory-keeper.ts'
import type { Answered, Asked, Call, Place } from './directory-worker.ts'

const program = join(import.meta.dirname, 'directory-worker.ts')

/** What it reads passes through; what it keeps stands outside the heap. So the heap has no need to grow. */
const heap = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 256 }

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** The same keeper in a thread of its own. If the thread ends, whoever waits is told, and `onEnd`. */
export function createThreadedKeeper(place: Place, onEnd: () => void): Keeper {
  const worker = new Worker(program, { workerData: place, resourceLimits: heap })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let ended: Error | undefined

  worker.unref()
  worker.on('message', ({ id, value, failed }: Answered) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (failed?.away) one?.reject(new AppError('unavailable', say.unavailable, undefined, 1))
    else if (failed) one?.reject(new Error(failed.message))
    else one?.resolve(value)
  })
  const end = (error: Error) => {
    ended ??= error
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    onEnd()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('The thread of the directory has ended')))

  const call = (...named: Call) =>
    new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended)
      const id = asked++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, call: named } satisfies Asked)
    })

  return {
    load: async () => void (await call('load')),
    refresh: async (ids) => void (await call('refresh', ids)),
    find: async (query) => (await call('find', query)) as Found,
    measure: async () => (await call('measure')) as { count: number; bytes: number },
    async close() {
      await call('close').catch(() => {})
      await worker.terminate()
    },
  }
}

import { say } from '@attune/contract/errors.ts'
import { AppError } from './errors.ts'

const retryAfter = 5

/** Holds memory until it is released. */
type Kept = { release: () => void }

/** What forms hold of memory between their first byte and their reply, over all and by address. */
export function createUploadRoom(mostBytes: number, mostPerAddress: number) {
  const held = new Map<string, number>()
  let total = 0
  return {
    /** Room for one request; every `take` of it is given back by `leave`, with the files it keeps. */
    enter(address: string) {
      const files: Kept[] = []
      let own = 0
      return {
        keep(file: Kept) {
          files.push(file)
        },
        take(bytes: number) {
          const ofAddress = (held.get(address) ?? 0) + bytes
          if (total + bytes > mostBytes || ofAddress > mostPerAddress)
            throw new AppError('unavailable', say.busy, undefined, retryAfter)
          own += bytes
          total += bytes
          held.set(address, ofAddress)
        },
        leave() {
          for (const file of files.splice(0)) file.release()
          total -= own
          const rest = (held.get(address) ?? 0) - own
          own = 0
          if (rest > 0) held.set(address, rest)
          else held.delete(address)
        },
      }
    },
    total: () => total,
  }
}

export type UploadRoom = ReturnType<ReturnType<typeof createUploadRoom>['enter']>

import { randomFillSync } from 'node:crypto'

const reservoir = Buffer.alloc(4096)
let used = reservoir.length

/**
 * A few random bytes that are no secret, as of an id or of an initialisation vector: out of a
 * reservoir that the system fills for two hundred at once, since each time it is asked costs more
 * than the bytes. What was given is not kept.
 */
export function smallRandom(length: number): Buffer {
  if (used + length > reservoir.length) {
    randomFillSync(reservoir)
    used = 0
  }
  const taken = Buffer.from(reservoir.subarray(used, used + length))
  reservoir.fill(0, used, used + length)
  used += length
  return taken
}

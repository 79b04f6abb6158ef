import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Of all bodies together. */
const bytesPerSecond = 24 * 1024 * 1024
/** Milliseconds for a piece: past that a body would be cut off as one that trickles in (`body-pace.ts`). */
const longestWait = 1_000

/** When the line is free again, on the clock of `performance.now()`. */
let freeAt = 0

/**
 * Reads the rest of a body that was refused, and throws it away: a sender who is cut off would never
 * hear why. All such bodies share one line of a bounded width, since they are read for nobody: at
 * full speed, forty large ones at once take a core, and memory faster than it is collected.
 * Resolves once it has come, or its sender has gone; never rejects.
 */
export async function readAway(body: IncomingMessage): Promise<void> {
  body.unpipe()
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) await turn(chunk.length)
  } catch {
    // Whoever sent it has gone.
  }
}

async function turn(bytes: number) {
  const now = performance.now()
  const at = Math.max(freeAt, now)
  freeAt = Math.min(at + (bytes / bytesPerSecond) * 1_000, now + longestWait)
  if (at > now) await wait(at - now)
}

import { setTimeout as wait } from 'node:timers/promises'

/** A sentence every 15 to 40 ms reads as being written, and the whole takes less than 3 s. */
const [shortest, longest] = [15, 40]
const wholeWithin = 2_400

/** The first piece at once, the rest one by one; after the last, `finished` is awaited. */
export async function* paced(
  pieces: readonly string[],
  finished: () => Promise<void>,
): AsyncGenerator<string> {
  const between = Math.min(longest, Math.max(shortest, wholeWithin / pieces.length))
  for (const [i, piece] of pieces.entries()) {
    if (i > 0) await wait(between)
    yield piece
  }
  await finished()
}

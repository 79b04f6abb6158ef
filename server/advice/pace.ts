import { setTimeout as wait } from 'node:timers/promises'

/** A sentence every 15 to 40 ms reads as being written, and the whole takes less than 3 s. */
const [shortest, longest] = [15, 40]
const wholeWithin = 2_400

/**
 * The first piece at once, the rest one by one; after the last, `finished` is awaited with the
 * whole. `expected`: about how many pieces there will be.
 */
export async function* paced(
  pieces: AsyncIterable<string>,
  expected: number,
  finished: (whole: string) => Promise<void>,
): AsyncGenerator<string> {
  const between = Math.min(longest, Math.max(shortest, wholeWithin / expected))
  let whole = ''
  for await (const piece of pieces) {
    if (whole) await wait(between)
    whole += piece
    yield piece
  }
  await finished(whole)
}

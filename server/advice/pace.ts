import { setTimeout as wait } from 'node:timers/promises'

/** A sentence every 15 to 40 ms reads as being written. */
const [shortest, longest] = [15, 40]

type Pace = {
  /** Milliseconds for the whole, about; 0: nothing waits. */
  within: number
  /** About how many pieces there will be. */
  expected: number
}

/** The first piece at once, the rest one by one; after the last, `finished` is awaited with the whole. */
export async function* paced(
  pieces: AsyncIterable<string>,
  { within, expected }: Pace,
  finished: (whole: string) => Promise<void>,
): AsyncGenerator<string> {
  const between = within && Math.min(longest, Math.max(shortest, within / expected))
  let whole = ''
  for await (const piece of pieces) {
    if (whole) await wait(between)
    whole += piece
    yield piece
  }
  await finished(whole)
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Running, startProcess } from '../../server/testing/process.ts'

/** Milliseconds until whoever was stopped has done what was due. */
const settle = 1_500

/** Starts nodes that may stand still while others are measured; they end with `running`. */
export const startIn = (running: AsyncDisposableStack) => async (env: Record<string, string>) => {
  const node = await startProcess(env)
  running.defer(async () => {
    node.process.kill('SIGCONT')
    await node.stop()
  })
  return node
}

/**
 * Measures these ways in turn, in another order each time, while all other nodes stand still; gives
 * what was found of each, in their order. `warmUps`: rounds for what is compiled as it runs.
 */
export async function inTurn<W extends { nodes: readonly Running[] }, T>(
  ways: readonly W[],
  { rounds, warmUps }: { rounds: number; warmUps: number },
  measure: (way: W) => Promise<T>,
): Promise<T[][]> {
  const all = new Set(ways.flatMap(({ nodes }) => nodes))
  const found = new Map<W, T[]>(ways.map((way) => [way, []]))
  for (let round = -warmUps; round < rounds; round++)
    for (const way of round % 2 ? ways : ways.toReversed()) {
      for (const node of all) node.process.kill(way.nodes.includes(node) ? 'SIGCONT' : 'SIGSTOP')
      await wait(settle)
      const one = await measure(way)
      if (round >= 0) found.get(way)?.push(one)
    }
  return ways.map((way) => found.get(way) ?? [])
}

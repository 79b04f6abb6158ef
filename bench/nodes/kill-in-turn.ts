import { stop } from '../../server/testing/process.ts'
import { whilePeopleWrite } from './under-way.ts'

/** SIGKILL to one of two nodes, then to the other, and so on. */
export const killInTurn = (env: Record<string, string>, kills: number): Promise<boolean> =>
  whilePeopleWrite(`${kills} kills, in turn`, env, undefined, async ({ nodes, start }, more) => {
    for (let kill = 0; kill < kills; kill++) {
      const at = kill % 2
      const node = nodes[at]
      if (node) await stop(node.process, 'SIGKILL')
      await more()
      await start(at)
      await more()
    }
  })

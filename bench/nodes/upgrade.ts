import { whilePeopleWrite } from './under-way.ts'

/** Both nodes run the version before, in this folder; one after the other is replaced by this one. */
export const upgrade = (env: Record<string, string>, before: string): Promise<boolean> =>
  whilePeopleWrite('A rolling upgrade', env, before, async ({ nodes, start }, more) => {
    for (const at of [0, 1]) {
      await nodes[at]?.stop()
      await more()
      await start(at)
      await more()
    }
  })

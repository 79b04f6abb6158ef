import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askLoopDelay, withLoopProbe } from '../testing/probed-server.ts'
import { emptyFolder, startProcess } from '../testing/process.ts'
import { slowness } from '../testing/slowness.ts'

test('nothing that is begun at the start holds anybody up for more than 50 ms', {
  retry: 2,
}, async () => {
  const server = await startProcess({ DATA_DIR: emptyFolder(), DEMO: '1', ...withLoopProbe })
  await askLoopDelay(server)
  await wait(10_000)
  const { own } = await askLoopDelay(server)
  expect(await server.stop()).toBe(0)
  // In its own processor time: what other tests take of the machine is not its fault.
  expect(own).toBeLessThanOrEqual(50 * slowness())
})

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary.ts'

const watching = join(import.meta.dirname, 'end-when-used-up.ts')

/** What a program ends by that is watched with 200 ms of processor time. */
async function end(work: string): Promise<{ signal: string | null; took: number }> {
  const program = join(temporaryFolder('used-up'), 'program.mjs')
  writeFileSync(
    program,
    `import { Worker } from 'node:worker_threads'
    new Worker(${JSON.stringify(watching)}, { workerData: 200 }).once('online', () => { ${work} })`,
  )
  const began = performance.now()
  const watched = fork(program, { stdio: 'ignore' })
  const late = setTimeout(() => watched.kill('SIGTERM'), 30_000)
  const [, signal] = await once(watched, 'exit')
  clearTimeout(late)
  return { signal, took: performance.now() - began }
}

test('a thread that never comes back ends, with its process', async () => {
  expect(await end('for (;;);')).toMatchObject({ signal: 'SIGKILL' })
})

test('one that waits for its turn on the machine is let be', async () => {
  const { signal, took } = await end('setTimeout(() => process.exit(), 1_000)')
  expect(signal).toBe(null)
  expect(took).toBeGreaterThan(1_000)
})

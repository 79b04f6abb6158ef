import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureOf } from '../testing/pictures.ts'

const program = join(import.meta.dirname, 'picture-program.ts')

/** What becomes of the process that is handed a picture. */
async function decode(...mostTaken: readonly string[]): Promise<'answered' | 'ended'> {
  const child = fork(program, mostTaken, { serialization: 'advanced', stdio: 'ignore' })
  try {
    const ended = once(child, 'exit')
    // It may have ended before it is asked at all.
    child.send({ id: 1, input: await pictureOf('jpeg', 3_000, 2_000) }, () => {})
    return await Promise.race([
      once(child, 'message').then(() => 'answered' as const),
      ended.then(() => 'ended' as const),
    ])
  } finally {
    child.kill()
  }
}

test('decodes, and ends before it takes more of the memory than is meant for it', async () => {
  expect(await decode()).toBe('answered')
  expect(await decode('20000000')).toBe('ended')
})

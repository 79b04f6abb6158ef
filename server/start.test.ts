import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './testing/temporary.ts'

/** Says at its end whether Node has loaded what it makes TypeScript with. */
const atEnd = `process.on('exit', () =>
  console.log(process.moduleLoadList.some((name) => name.includes('amaro')) ? 'loaded' : 'not loaded'))`

/** Ends as soon as it has read its environment: there is no such port. */
function startOf(file: string): string {
  const words = ['--import', `data:text/javascript,${encodeURIComponent(atEnd)}`, file]
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: temporaryFolder('data'), PORT: 'none' }
  const { stdout, status } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  return stdout.trim()
}

test('a second start compiles nothing, and does without the compiler', () => {
  const shipped = resolve(import.meta.dirname, 'start.js')
  startOf(shipped)
  expect(startOf(shipped)).toBe('not loaded')
  expect(startOf(resolve(import.meta.dirname, 'main.ts'))).toBe('loaded')
})

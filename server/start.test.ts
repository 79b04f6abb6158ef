import { expect, test } from 'vitest'
import { emptyFolder, failToStart } from './testing/process.ts'

/** Says at its end whether Node has loaded what it makes TypeScript with. */
const atEnd = `process.on('exit', () =>
  console.log(process.moduleLoadList.some((name) => name.includes('amaro')) ? 'loaded' : 'spared'))`

test('a second start compiles nothing, and does without the compiler', async () => {
  // It ends as soon as it has read its environment: there is no such port.
  const env = {
    DATA_DIR: emptyFolder(),
    PORT: 'none',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(atEnd)}`,
  }
  await failToStart(env)
  const { code, said } = await failToStart(env)
  expect(code).toBe(1)
  expect(said).toMatch(/spared$/)
})

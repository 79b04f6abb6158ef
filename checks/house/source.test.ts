import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { readTree } from './source.ts'

test('the tree is what is there, tracked or not yet, without what git ignores', () => {
  const root = temporaryFolder('tree')
  const write = (path: string, text = '') => writeFileSync(join(root, path), text)
  for (const path of ['kept.ts', 'gone.ts', 'draft.log.ts', 'read.md']) write(path)
  write('.gitignore', '*.log.ts\n')
  execFileSync('git', ['init', '-q'], { cwd: root })
  execFileSync('git', ['add', '-A'], { cwd: root })
  write('new.ts')
  rmSync(join(root, 'gone.ts'))
  expect(
    readTree(root)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['kept.ts', 'new.ts'])
})

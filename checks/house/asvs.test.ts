import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answered, requirements } from './asvs.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every requirement of level 1 and 2 is answered once', () => {
  expect(answered(read('docs/asvs.md'))).toEqual(requirements)
})

test('each chapter has as many requirements as the standard', () => {
  const counts = Array.from({ length: 17 }, (_, index) => {
    return requirements.filter((id) => id.startsWith(`V${index + 1}.`)).length
  })
  expect(counts).toEqual([27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7])
})

test.each(['docs/asvs.md', 'docs/security.md'])('every file that %s names is there', (path) => {
  const named = [...read(path).matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|md))`/g)]
  const gone = named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))
  expect(named.length).toBeGreaterThan(0)
  expect(gone).toEqual([])
})

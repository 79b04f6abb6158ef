import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/wcag.md'), 'utf8')

/** WCAG 2.2, level A and AA: the criteria of each guideline. */
const criteria: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
}

test('every criterion of level A and AA is answered once, in order', () => {
  const answered = [
    ...page.matchAll(/^\| (\d\.\d\.\d+) \|.*\| (held|held in part|not applicable) \|/gm),
  ]
  const wanted = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  )
  expect(wanted).toHaveLength(55)
  expect(answered.map(([, id]) => id)).toEqual(wanted)
})

test('every file that the list names is there', () => {
  const named = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|html|md))`/g)].map(
    ([, file = '']) => file,
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

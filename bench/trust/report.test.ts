import { expect, test } from 'vitest'
import { sectionOf, sectionsIn, written } from './report.ts'

const at = new Date('2026-11-23')
const finding = { what: 'a | b', goal: '0', measured: '1\nof 2', reached: false }

test('a part that ran again takes the place of its last run, and the others stay', () => {
  const order = ['fuzz', 'kills']
  const first = written(
    new Map([
      ['kills', sectionOf([finding], 3, at)],
      ['fuzz', sectionOf([finding], 5, at)],
    ]),
    order,
  )
  expect(first.indexOf('## fuzz')).toBeLessThan(first.indexOf('## kills'))
  const again = new Map([
    ...sectionsIn(first),
    ['kills', sectionOf([{ ...finding, reached: true }], 9, at)],
  ] as const)
  const second = written(again, order)
  expect(sectionsIn(second).get('fuzz')).toBe(sectionsIn(first).get('fuzz'))
  expect(sectionsIn(second).get('kills')).toContain('| reached |')
})

test('a cell is one cell', () => {
  expect(sectionOf([finding], 1, at)).toContain('| a \\| b | 0 | 1 of 2 | **missed** |')
})

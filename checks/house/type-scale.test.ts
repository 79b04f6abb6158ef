import { expect, test } from 'vitest'
import { parseSource, readOwnTree } from './source.ts'
import { sizesOffTheScale } from './type-scale.ts'

const tree = readOwnTree()

test('every text of the web app has a size of the scale', () => {
  expect(sizesOffTheScale(tree)).toEqual([])
})

const refusedOf = (path: string, lines: readonly string[]) =>
  lines.filter((line) => sizesOffTheScale([parseSource(path, line)]).length > 0)

test('sizes of their own are refused in classes, styles and CSS', () => {
  const classes = [
    'text-[13px]',
    'wide:text-[.9rem]',
    'text-[clamp(1rem,2vw,3rem)]',
    'text-[length:1em]',
    'text-(length:--own)',
    'text-sm',
    'text-2xl',
  ].map((one) => `export const look = '${one}'`)
  const inline = [
    'export const style = { fontSize: 13 }',
    "export const s = { font: '13px serif' }",
  ]
  expect(refusedOf('web/a.tsx', [...classes, ...inline])).toEqual([...classes, ...inline])
  const css = [
    '.a { font-size: 13px; }',
    '.a { font-size: 0.55em; }',
    '.a { font: 600 1rem / 1.15 var(--sans); }',
    '.a { --text-own: 13px; }',
  ]
  expect(refusedOf('web/a.css', css)).toEqual(css)
})

test('colours, inherited sizes and those of the scale are not', () => {
  const classes = ['text-small', 'text-ink', 'text-[var(--night-muted)]', 'text-center'].map(
    (one) => `export const look = '${one}'`,
  )
  expect(refusedOf('web/a.tsx', classes)).toEqual([])
  const css = [
    '.a { font-size: var(--text-small); }',
    '.a { font: 600 var(--text-body) / 1.15 var(--sans); }',
    '.a { font: 600 var(--text-small) var(--sans); }',
    '.a { font: inherit; }',
    '.a { font-family: var(--sans); }',
  ]
  expect(refusedOf('web/a.css', css)).toEqual([])
})

import { expect, test } from 'vitest'
import { parseSource, readOwnTree } from './source.ts'
import { sizesOffTheScale } from './type-scale.ts'

const tree = readOwnTree()

test('every text of the web app has a size of the scale', () => {
  expect(sizesOffTheScale(tree)).toEqual([])
})

const refused = (path: string, texts: readonly string[]) =>
  texts.filter((text) => sizesOffTheScale([parseSource(path, text)]).length > 0)

test('sizes of their own are refused in classes', () => {
  const classes = [
    'text-[13px]',
    'wide:text-[.9rem]',
    'text-[clamp(1rem,2vw,3rem)]',
    'text-[length:1em]',
    'text-[larger]',
    'text-[var(--text-own)]',
    'text-(length:--own)',
    'text-(--text-own)',
    'text-sm',
    'text-2xl',
    '[font-size:13px]',
    '[font:13px_serif]',
    '[zoom:2]',
    '[--text-small:2rem]',
  ].map((one) => `export const look = '${one}'`)
  expect(refused('web/a.tsx', classes)).toEqual(classes)
  const applied = ['.a { @apply text-[13px]; }', '.a { @apply text-sm; }']
  expect(refused('web/a.css', applied)).toEqual(applied)
})

test('sizes of their own are refused in styles, scripts and markup', () => {
  const inline = [
    'export const style = { fontSize: 13 }',
    "export const s = { font: '13px serif' }",
    "export const s = { 'font-size': '13px' }",
    "export const s = { zoom: '2' }",
    'export const s = { zoom: 1.5 }',
    "export const s = { '--text-small': '2rem' }",
    "a.style.fontSize = '2rem'",
    "a.style.font = '13px serif'",
    "a.style.cssText = 'all: unset'",
    "a.style.zoom = '2'",
    "a.style.setProperty('font-size', '2rem')",
    "a.style.setProperty('font', '13px serif')",
    "a.style.setProperty('--text-small', '2rem')",
    "context.font = '13px serif'",
    'export const A = () => <small>a</small>',
    'export const A = () => <text fontSize="13">a</text>',
    'export const html = \'<p style="font-size:13px">a</p>\'',
    'export const html = `<p style="color:red; font: 13px serif">a</p>`',
    "export const html = '<small>a</small>'",
  ]
  expect(refused('web/a.tsx', inline)).toEqual(inline)
  const svg = ['<svg><text font-size="13">a</text></svg>', '<svg style="font-size:13px"></svg>']
  expect(refused('web/public/a.svg', svg)).toEqual(svg)
  expect(refused('web/a.html', svg)).toEqual(svg)
  const script = ["document.body.style.fontSize = '13px'"]
  expect(refused('web/public/a.js', script)).toEqual(script)
})

test('sizes of their own are refused in CSS', () => {
  const css = [
    '.a { font-size: 13px; }',
    '.a { font-size: 0.55em }',
    '.a { font-size: 13px; line-height: var(--text-small); }',
    '.a { font-size: var(--text-own); }',
    '.a { font-size: calc(var(--text-small) * 2); }',
    '.a { font-size:\n  13px; }',
    '.a { FONT-SIZE: 13px; }',
    '.a { font: 600 1rem / 1.15 var(--sans); }',
    '.a { font: 600 1rem / var(--text-small) var(--sans); }',
    '.a { --text-own: 13px; }',
    '.a { zoom: 2; }',
  ]
  expect(refused('web/a.css', css)).toEqual(css)
})

test('the tokens have the sizes of the scale, no more and no fewer', () => {
  const text = tree.find(({ path }) => path === 'web/styles/tokens.css')?.text ?? ''
  const changed = [
    text.replace('--text-small:', '--text-tiny: 0.7rem;\n  --text-small:'),
    text.replace('--text-small:', '--text-tiny:'),
    text.replace('--text-small:', '--text-small: 2rem;\n  --text-small:'),
    text.replace('--text-hero--line-height:', '--text-hero--letter-spacing:'),
  ]
  expect(refused('web/styles/tokens.css', changed)).toEqual(changed)
})

test('colours, inherited sizes and those of the scale are not refused', () => {
  const texts = [
    ...['text-small', 'text-ink', 'text-[var(--night-muted)]', 'text-center', 'text-(--ink)'].map(
      (one) => `export const look = '${one}'`,
    ),
    "export const s = { fontWeight: 600, fontFamily: 'var(--sans)' }",
    "a.style.setProperty('--m', 'var(--calm)')",
  ]
  expect(refused('web/a.tsx', texts)).toEqual([])
  const css = [
    '.a { font-size: var(--text-small); }',
    '.a { font: 600 var(--text-body) / 1.15 var(--sans); }',
    '.a { font: 400 var(--text-body) / var(--text-body--line-height) var(--sans); }',
    '.a { font: 600 var(--text-small) var(--sans); }',
    '.a { font: inherit; }',
    '.a { font-family: var(--sans); }',
    '/* font-size: 13px */',
  ]
  expect(refused('web/a.css', css)).toEqual([])
})

import { expect, test } from 'vitest'
import { texts } from '../../web/styles/contrast-pairs.ts'
import { rawColours, unknownTextColours } from './colours.ts'
import { parseSource, readOwnTree } from './source.ts'

const tree = readOwnTree()

test('colours are written out in the tokens alone', () => {
  expect(rawColours(tree)).toEqual([])
})

const raw = (path: string, all: readonly string[]) =>
  all.filter((text) => rawColours([parseSource(path, text)]).length > 0)

test('a colour that is written out is found in classes, styles, markup and CSS', () => {
  const script = [
    ...['bg-[#abc]', 'text-[#aabbcc]', 'bg-[rgb(1,2,3)]', 'border-[oklch(0.5_0.1_20)]', 'bg-[red]'],
    ...['fill-[hsl(1_2%_3%)]', 'shadow-[0_0_4px_#0008]', 'bg-[color:white]'],
  ].map((one) => `export const look = '${one}'`)
  const styles = [
    "export const s = { color: '#fff' }",
    "export const s = { color: 'white' }",
    "export const s = { background: 'rgba(0, 0, 0, 0.5)' }",
    "export const s = { borderColor: 'darkred' }",
    'export const A = () => <path fill="#fff" />',
    'export const A = () => <path stroke="black" />',
    "export const A = () => <path stroke={'black'} />",
    'export const html = \'<p style="color:#333">a</p>\'',
    "context.fillStyle = 'hsl(20 50% 50%)'",
    'context.fillStyle = `oklch(0.5 0.1 20)`',
  ]
  expect(raw('web/a.tsx', [...script, ...styles])).toEqual([...script, ...styles])
  const css = [
    '.a { color: #abc; }',
    '.a { color: white; }',
    '.a { border: 1px solid red; }',
    '.a { background: linear-gradient(#fff, var(--paper)); }',
    '.a { --own: oklch(0.5 0.1 20); }',
    '.a { box-shadow: 0 0 4px rgb(0 0 0 / 0.5); }',
    '.a { color: lab(50% 1 2); }',
    '.a { color: color(srgb 1 0 0); }',
    '.a { color: oklch(from var(--ink) l c h); }',
  ]
  expect(raw('web/a.css', css)).toEqual(css)
  const svg = ['<svg><path stroke="#d0703c"/></svg>', '<svg><path fill="red"/></svg>']
  expect(raw('web/public/a.svg', svg)).toEqual(svg)
  expect(raw('web/a.html', svg)).toEqual(svg)
})

test('names of colours, addresses and parts of a page are none', () => {
  const script = [
    "export const look = 'bg-paper text-ink border-[6px] bg-[Highlight]'",
    "export const look = 'bg-[color-mix(in_srgb,var(--paper)_88%,transparent)]'",
    "export const at = '#main'",
    "export const at = 'https://example.org/a#add'",
    "export const s = { color: 'var(--ink)', fill: 'currentColor' }",
    'export const words = "Red is a colour (red)"',
  ]
  expect(raw('web/a.tsx', script)).toEqual([])
  const css = [
    '.a { color: var(--ink); }',
    '.a { border-color: color-mix(in oklch, var(--ink) 20%, var(--line)); }',
    '.a { color: CanvasText; white-space: pre; }',
    '#add { color: inherit; }',
    '/* color: white */',
  ]
  expect(raw('web/a.css', css)).toEqual([])
})

const palette = parseSource('web/styles/tokens.css', '--color-ink: a;\n--color-faint: b;')
const unknown = (path: string, all: readonly string[]) =>
  all.filter(
    (text) => unknownTextColours([palette, parseSource(path, text)], ['ink'], {}).length > 0,
  )

test('the contrast of every colour of text is known', () => {
  expect(unknownTextColours(tree, Object.keys(texts))).toEqual([])
  const script = [
    "export const look = 'text-faint'",
    "export const look = 'hover:text-faint'",
    "export const look = 'text-ink/60'",
    "export const look = 'text-[var(--own)]'",
    "export const look = 'text-(--own)'",
    "export const s = { color: 'var(--own)' }",
  ]
  expect(unknown('web/a.tsx', script)).toEqual(script)
  const css = [
    '.a { color: var(--faint); }',
    '.a { color: color-mix(in oklch, var(--ink) 40%, transparent); }',
    '.a { @apply text-faint; }',
  ]
  expect(unknown('web/a.css', css)).toEqual(css)
  const good = ["export const look = 'text-ink text-current text-small'"]
  expect(unknown('web/a.tsx', good)).toEqual([])
  expect(unknown('web/a.css', ['.a { color: var(--ink); border-color: var(--faint); }'])).toEqual(
    [],
  )
})

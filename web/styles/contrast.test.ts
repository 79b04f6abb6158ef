import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { controls, texts } from './contrast-pairs.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const css = read('tokens.css')
const night = tokensIn('.night', read('../recommendations/night.css'))
const light = { ...tokensIn(':root'), ...night }
const themes = { light, dark: { ...light, ...tokensIn("[data-theme='dark']") } }

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  test.each(pairs(texts))('%s can be read on %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs(controls))('%s can be made out on %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(3)
  })
})

test('the formula knows black, white and a grey between', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
  expect(contrast([1, 0, 0], [1, 0, 0])).toBe(1)
})

type Oklch = readonly [lightness: number, chroma: number, hue: number]

function pairs(of: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(of).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))
}

function tokensIn(selector: string, text = css): Record<string, Oklch> {
  const block = text.split(`${selector} {`)[1]?.split('\n}')[0] ?? ''
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return Object.fromEntries(
    [...found].map(([, name, l, c, h]) => [name, [Number(l), Number(c), Number(h)] as const]),
  )
}

/** WCAG 2.2 relative luminance of an OKLCH colour, by Ottosson's matrices (2020). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue)
}

function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

import { expect, test } from 'vitest'
import { readCorpus, useOf } from './read-corpus.ts'

const lots = readCorpus()
const isDanger = ({ grade }: { grade: string }) => grade === 'possible' || grade === 'imminent'

test('a lot is whole, and half of it is dangerous', () => {
  for (const { name, language, lines } of lots) {
    expect([name, lines.length]).toEqual([name, language === 'en' ? 140 : 150])
    const share = lines.filter(isDanger).length / lines.length
    expect(share, name).toBeGreaterThan(0.45)
    expect(share, name).toBeLessThan(0.55)
  }
})

test('thirty lots are kept for measuring, half of them never read', () => {
  const english = Array.from({ length: 80 }, (_, at) => `en-${String(at + 1).padStart(3, '0')}`)
  const others = ['ar', 'de', 'es', 'fr', 'it', 'pl', 'pt', 'tr'].flatMap((language) =>
    Array.from({ length: 7 }, (_, at) => `${language}-00${at + 1}`),
  )
  const uses = [...english, ...others].map(useOf)
  expect(uses.filter((use) => use === 'test')).toHaveLength(15)
  expect(uses.filter((use) => use === 'sealed')).toHaveLength(15)
})

test('no line is nearly another of the same language, in its own lot or elsewhere', () => {
  const lines = lots.flatMap(({ name, lines }) =>
    lines.map(({ text }, at) => ({ at: `${name}:${at + 1}`, shingles: shinglesOf(text) })),
  )
  const holders = Map.groupBy(
    lines.flatMap((line) => [...line.shingles].map((shingle) => ({ line, shingle }))),
    ({ shingle }) => shingle,
  )
  const shared = new Map<string, number>()
  const near: string[] = []
  for (const together of holders.values()) {
    for (const [at, { line }] of together.entries())
      for (const { line: other } of together.slice(at + 1)) {
        const pair = `${line.at} ${other.at}`
        const count = (shared.get(pair) ?? 0) + 1
        shared.set(pair, count)
        if (count === Math.ceil(mostAlike * new Set([...line.shingles, ...other.shingles]).size))
          near.push(pair)
      }
  }
  expect(near).toEqual([])
})

/** Share of the four-word runs of either that both hold. */
const mostAlike = 0.3

function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '))
  return new Set(runs.length > 0 ? runs : [words.join(' ')])
}

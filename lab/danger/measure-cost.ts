import { brotliCompressSync } from 'node:zlib'
import { openDangerModel } from '@attune/engine/danger/danger-model.ts'
import { readText } from '@attune/engine/danger/read-danger.ts'
import { readCorpus } from '../risk/read-corpus.ts'

/** On this machine, now; neighbours may double any time. */
export function costTable(file: Uint8Array): string {
  const before = performance.now()
  const model = openDangerModel(file)
  model.read('A first line.', 'en')
  const loading = performance.now() - before
  const lines = readCorpus()
    .filter((lot) => lot.language === 'en' && lot.use === 'test')
    .flatMap((lot) => lot.lines.map(({ text }) => text))
  const pages = Array.from({ length: 300 }, (_, i) => pageOf(lines, i * 3))
  for (const page of pages.slice(0, 50)) readText(model, page, 'en')
  const times = pages
    .map((page) => Math.min(timeOf(model, page), timeOf(model, page), timeOf(model, page)))
    .toSorted((a, b) => a - b)
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
  return [
    '| figure | ours | goal |',
    '|---|---|---|',
    `| weights | ${mb(file.length)} | ≤ 3 MB |`,
    `| with brotli | ${mb(brotliCompressSync(file).length)} | |`,
    `| loading | ${loading.toFixed(0)} ms | |`,
    `| rules and model on 200 words, median / p95 | ${times[150]!.toFixed(2)} / ${times[285]!.toFixed(2)} ms | ≤ 3 ms |`,
  ].join('\n')
}

function timeOf(model: ReturnType<typeof openDangerModel>, text: string): number {
  const start = performance.now()
  readText(model, text, 'en')
  return performance.now() - start
}

function pageOf(lines: readonly string[], from: number): string {
  const words: string[] = []
  for (let i = from; words.length < 200; i++) words.push(...lines[i % lines.length]!.split(' '))
  return words.slice(0, 200).join(' ')
}

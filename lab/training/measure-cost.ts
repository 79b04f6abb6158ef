import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { gradeText } from '@attune/engine/risk/grade-text.ts'
import { openTextModels } from '@attune/engine/text/text-models.ts'
import { diaryStandIn } from './labelled-lines.ts'

export type Cost = { figure: string; ours: string; goal: string }

/** On this machine, now; neighbours may double any time. */
export function measureCost(file: Uint8Array): Cost[] {
  const before = memoryHeld()
  const begin = performance.now()
  const textModels = openTextModels(file)
  textModels.read('A first line.')
  const loading = performance.now() - begin
  const memory = memoryHeld() - before + file.length

  const lines = diaryStandIn().map(({ text }) => text)
  const entries = Array.from({ length: 400 }, (_, i) => entryOf(lines, i))
  const readAll = (text: string, explain: boolean) => {
    textModels.read(text, explain)
    gradeText(text)
  }
  for (const entry of entries.slice(0, 100)) readAll(entry, true)
  const times = entries
    .map((entry) => Math.min(...[1, 2, 3].map(() => timeOf(() => readAll(entry, true)))))
    .toSorted((a, b) => a - b)
  const short = timeOf(() => {
    for (const line of lines) readAll(line, false)
  })
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`
  return [
    { figure: 'all weights', ours: mb(file.length), goal: '≤ 4 MB' },
    { figure: 'with brotli', ours: mb(brotliCompressSync(file).length), goal: '≤ 2.5 MB' },
    { figure: 'loading', ours: `${loading.toFixed(0)} ms`, goal: '≤ 100 ms' },
    { figure: 'memory, the file included', ours: mb(memory), goal: '≤ 60 MB' },
    {
      figure: 'all heads and rules on a 190-word entry, each the best of three, median / p95',
      ours: `${times[200]!.toFixed(2)} / ${times[380]!.toFixed(2)} ms`,
      goal: '≤ 2 ms p95',
    },
    {
      figure: 'short lines a second, one core, without reasons and JSON',
      ours: Math.round((lines.length / short) * 1000).toString(),
      goal: '≥ 10,000',
    },
  ]
}

/** Diary lines put together until there are 190 words. */
function entryOf(lines: readonly string[], from: number): string {
  const words: string[] = []
  for (let i = from * 7; words.length < 190; i++) words.push(...lines[i % lines.length]!.split(' '))
  return words.slice(0, 190).join(' ')
}

/** After everything that is no longer needed has gone. */
function memoryHeld(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function timeOf(work: () => void): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}

import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Chunk, Scored } from './score-chunk.ts'

/**
 * JSON lines `{id, text}` in, one line of what is read in each out, in the same order. A line that is
 * none is told on stderr and fails the run at its end; the others are answered all the same.
 */
const chunkSize = 1000
// The rules are long patterns, of which V8's byte code takes ten times as long to make as its machine code.
setFlagsFromString('--no-regexp-tier-up')
const waiting = new Map<number, (scored: Scored) => void>()
const workers = Array.from({ length: availableParallelism() }, startWorker)
/** In the order of the lines; few at a time, so that a reader who is slow slows this down too. */
const underWay: Promise<Scored>[] = []
let chunks = 0
let chunk: Chunk = { lines: [], first: 1 }

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  chunk.lines.push(line)
  if (chunk.lines.length < chunkSize) continue
  send()
  if (underWay.length > 2 * workers.length) await writeNext()
}
send()
while (underWay.length > 0) await writeNext()
for (const worker of workers) await worker.terminate()

function startWorker(): Worker {
  const worker = new Worker(new URL('./score-chunk.ts', import.meta.url))
  worker.on('message', (scored: Scored) => waiting.get(scored.first)?.(scored))
  worker.on('error', (error) => {
    throw error
  })
  return worker
}

function send() {
  const asked = chunk
  underWay.push(
    new Promise((resolve) => {
      waiting.set(asked.first, resolve)
    }),
  )
  workers[chunks++ % workers.length]!.postMessage(asked)
  chunk = { lines: [], first: asked.first + asked.lines.length }
}

async function writeNext() {
  const scored = await underWay.shift()
  if (!scored) return
  waiting.delete(scored.first)
  for (const problem of scored.problems) console.error(problem)
  if (scored.problems.length > 0) process.exitCode = 1
  if (scored.lines.length === 0) return
  const isDrained = process.stdout.write(`${scored.lines.join('\n')}\n`)
  if (!isDrained) await new Promise((resolve) => process.stdout.once('drain', resolve))
}

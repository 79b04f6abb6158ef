import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Somebody who reads while others attack, on a thread of their own: what the attack costs its sender is none of their wait. */
export type Reader = { url: string; cookie: string }

const readEvery = 25
const { url, cookie } = workerData as Reader
const waits: Promise<number>[] = []
let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
// Whatever became of the reply before.
while (!isOver) {
  const start = performance.now()
  const read = fetch(url, { headers: { cookie } })
  waits.push(read.then((reply) => reply.arrayBuffer()).then(() => performance.now() - start))
  await wait(readEvery)
}
parentPort?.postMessage(await Promise.all(waits))

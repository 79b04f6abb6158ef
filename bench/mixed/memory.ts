import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { percentile } from '../../server/testing/percentile.ts'
import { emptyFolder, type Running, startProcess } from '../../server/testing/process.ts'
import { openSocket } from '../open-socket.ts'
import { megabytesOf } from '../process-memory.ts'
import { processorTime } from '../processor-time.ts'
import { signUpPairs } from '../sign-up-pairs.ts'

export type Memory = { idle: number; perSocket: number; sockets: number }

const pairsCount = 20
const sockets = 1_000
/** Milliseconds in which nothing more is at work, and how little that is of a core. */
const restFor = 3_000
const atRest = 0.05
/** Then nobody is there for so long: what was used before is given back meanwhile. */
const nobodyFor = 30_000

/** In megabytes half a minute after the last work, and in kilobytes what each of a thousand sockets adds. */
export async function measureMemory(): Promise<Memory> {
  // Of its own, without the probe of its event loop: that is 17 MB more.
  const server = await startProcess({ DATA_DIR: emptyFolder() })
  try {
    const idle = await restingMegabytes(server)
    const pairs = await signUpPairs(server.url, pairsCount)
    const people = pairs.flatMap(({ patient, therapist }) => [patient, therapist])
    const connectAll = () => Promise.all(people.map((person) => openSocket(server.url, person)))
    // The first of each brings what is made once.
    const open: Socket[] = await connectAll()
    const before = await restingMegabytes(server)
    while (open.length < sockets + people.length) open.push(...(await connectAll()))
    const after = await restingMegabytes(server)
    for (const socket of open) socket.close()
    return { idle, perSocket: ((after - before) * 1_024) / sockets, sockets }
  } finally {
    await server.stop()
  }
}

async function restingMegabytes({ process: { pid = 0 } }: Running): Promise<number> {
  for (let spent = processorTime([pid]); ; ) {
    await wait(restFor)
    const now = processorTime([pid])
    if ((now - spent) / restFor < atRest) break
    spent = now
  }
  await wait(nobodyFor)
  return megabytesOf(pid, 'status', 'VmRSS')
}

/** From the third minute on, each end the middle one of three; in megabytes, one for each minute. */
export function growth(megabytes: readonly number[]): string {
  const middle = (from: number) => percentile(megabytes.slice(from, from + 3), 50)
  const [first, last] = [middle(2), middle(megabytes.length - 3)]
  const share = ((last / first - 1) * 100).toFixed(1)
  return `memory: ${first.toFixed(0)} MB in the third minute, ${last.toFixed(0)} MB at the end, ${share} % more (goal 5)`
}

import { startPostgres } from '../server/postgres/postgres.ts'
import { percentile } from '../server/testing/percentile.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'
import {
  closeAll,
  connectPairs,
  messagesPerSecond,
  type Participant,
  steadyRate,
} from './chat-load.ts'
import { requestsPerSecond } from './http-load.ts'
import { ownDatabase } from './own-database.ts'
import { signUpPairs } from './sign-up-pairs.ts'
import { startProgram, stopProgram } from './start-program.ts'

/**
 * Attune beside its floors, in alternating runs on one machine and one database: what a program
 * that does nothing but the query, or nothing but the INSERT, gets out of the same hardware.
 * Times here drift from minute to minute, so what counts is the median of the pairwise ratios.
 */
const rounds = 5
const seconds = 3
const connections = 32
const threads = 16
const window = 4
const rate = 200
const leastRead = 0.6
const leastChat = 0.5

const dataDir = temporaryFolder('bench')
const postgres = await startPostgres(dataDir, () => {})
const env = {
  DATABASE_URL: await ownDatabase(postgres.url),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
}
const attune = await startProgram('server/start.js', env)
const bareRead = await startProgram('bench/bare-read-server.ts', env)
const bareChat = await startProgram('bench/bare-chat-server.ts', env)
let failed = false

try {
  const pairs = await signUpPairs(attune.url, threads)
  const [first] = pairs
  if (first) await benchRead(first.patient)
  await benchChat(pairs)
} finally {
  for (const program of [attune, bareRead, bareChat]) await stopProgram(program)
  await postgres.stop()
}
process.exit(failed ? 1 : 0)

async function benchRead({ id, cookie }: Participant) {
  const path = `/api/users/${id}`
  const run = (base: string) => requestsPerSecond(new URL(path, base), cookie, connections, seconds)
  console.log(
    `\nOne authenticated read (GET ${path.replace(id, ':id')}), ${connections} connections, ${rounds} × ${seconds} s`,
  )
  await alternate(
    { ours: () => run(attune.url), floor: () => run(bareRead.url) },
    'replies/s',
    leastRead,
  )
}

async function benchChat(pairs: Awaited<ReturnType<typeof signUpPairs>>) {
  const ours = await connectPairs(attune.url, pairs)
  const floor = await connectPairs(bareChat.url, pairs)
  console.log(
    `\nDurable messages, ${threads} threads, ${window} on the way in each, ${rounds} × ${seconds} s`,
  )
  await alternate(
    {
      ours: () => messagesPerSecond(ours, window, seconds),
      floor: () => messagesPerSecond(floor, window, seconds),
    },
    'acknowledged/s',
    leastChat,
  )
  console.log(
    `\nThe same at a fixed ${rate} messages/s for ${seconds} s, from when each was due to its acknowledgement`,
  )
  for (const [name, chats] of [
    ['floor', floor],
    ['Attune', ours],
  ] as const) {
    const { sent, delivered, median, p99 } = await steadyRate(chats, rate, seconds)
    console.log(
      `  ${name.padEnd(7)} ${delivered} of ${sent} delivered, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    )
    if (delivered !== sent) failed = true
  }
  closeAll([...ours, ...floor])
}

type Runs = { ours: () => Promise<number>; floor: () => Promise<number> }

/** Warm once, then in turn, the order swapped each round. */
async function alternate({ ours, floor }: Runs, unit: string, least: number) {
  await floor()
  await ours()
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Whoever is first in one round is second in the next.
    const before = round % 2 ? await ours() : undefined
    const bare = await floor()
    const own = before ?? (await ours())
    ratios.push(own / bare)
    console.log(
      `  Attune ${own.toFixed(0).padStart(6)}   floor ${bare.toFixed(0).padStart(6)} ${unit}   ratio ${(own / bare).toFixed(2)}`,
    )
  }
  const median = percentile(ratios, 50)
  const isEnough = median >= least
  if (!isEnough) failed = true
  console.log(
    `  median ratio ${median.toFixed(2)}, at least ${least}: ${isEnough ? 'reached' : 'MISSED'}`,
  )
}

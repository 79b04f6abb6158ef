import { parseArgs } from 'node:util'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { withLoopProbe } from '../../server/testing/probed-server.ts'
import {
  emptyFolder,
  freePort,
  type Running,
  startProcess,
  stop,
} from '../../server/testing/process.ts'
import { startRedis } from '../../server/testing/redis.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { ownDatabase } from '../own-database.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { type Delivery, deliveries, openChats } from './deliveries.ts'
import { killInTurn } from './kill-in-turn.ts'
import { upgrade } from './upgrade.ts'

/**
 * Two nodes, one database and one Redis on this machine. How long a message takes from who sends it to
 * the page of who reads it where both are on one node that is alone, on one of two, and on different
 * ones; what each costs of processor time; then both are killed in turn under writers that try again;
 * then, with `--before <folder>` of another version, both are replaced one after the other.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '150' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '7' },
    kills: { type: 'string', default: '6' },
    before: { type: 'string' },
  },
})
const goal = 10
const couples = 50

const postgres = await startPostgres(temporaryFolder('bench-nodes'), () => {})
const redisPort = await freePort()
const redis = await startRedis(redisPort)
const env = {
  DATABASE_URL: await ownDatabase(postgres.url),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  KEY_DIR: emptyFolder(),
  ...withLoopProbe,
}
const together = { ...env, REDIS_URL: `redis://127.0.0.1:${redisPort}` }
try {
  const isFast = await measureDelivery()
  const isKept = await killInTurn(together, Number(values.kills))
  const isSmooth = values.before ? await upgrade(together, values.before) : true
  if (!isFast || !isKept || !isSmooth) process.exitCode = 1
} finally {
  await stop(redis, 'SIGKILL')
  await postgres.stop()
}
process.exit()

async function measureDelivery(): Promise<boolean> {
  const alone = await startProcess(env)
  const pairs = await signUpPairs(alone.url, couples)
  const [first, second] = await Promise.all([startProcess(together), startProcess(together)])
  const ways: Way[] = [
    { name: 'one node, alone', nodes: [alone], from: alone, to: alone },
    { name: 'one of two nodes', nodes: [first, second], from: first, to: first },
    { name: 'from one to the other', nodes: [first, second], from: first, to: second },
  ]
  const found = new Map<string, Delivery[]>(ways.map(({ name }) => [name, []]))
  console.log(`\n${values.rate} messages/s for ${values.seconds} s, ${values.rounds} times in turn`)
  for (let round = -1; round < Number(values.rounds); round++)
    for (const way of round % 2 ? ways : ways.toReversed()) {
      const chats = await openChats(way.from.url, way.to.url, pairs)
      const measured = await deliveries(
        chats,
        way.nodes,
        Number(values.rate),
        Number(values.seconds),
      )
      // The first round is for what is compiled as it runs.
      if (round >= 0) found.get(way.name)?.push(measured)
    }
  for (const node of [alone, first, second]) await node.stop()

  const [lone, , across] = ways.map(({ name }) => lineOf(name, found.get(name) ?? []))
  const more = (across?.p99 ?? Number.NaN) - (lone?.p99 ?? Number.NaN)
  console.log(
    `  across: ${more.toFixed(1)} ms more than one node at p99, ${goal} at most: ${more <= goal ? 'reached' : 'MISSED'}`,
  )
  return more <= goal && (across?.lost ?? 1) === 0
}

type Way = { name: string; nodes: Running[]; from: Running; to: Running }

/** The middle one of all rounds. */
function lineOf(name: string, rounds: readonly Delivery[]) {
  const middle = (of: (one: Delivery) => number) => percentile(rounds.map(of), 50)
  const told = {
    p50: middle(({ took }) => percentile(took, 50)),
    p99: middle(({ took }) => percentile(took, 99)),
    cpu: middle(({ cpu }) => cpu),
    lost: rounds.reduce((sum, { lost }) => sum + lost, 0),
  }
  console.log(
    `  ${name.padEnd(22)} p50 ${told.p50.toFixed(1)} ms, p99 ${told.p99.toFixed(1)} ms, ${told.cpu.toFixed(2)} ms of the nodes' processors a message, ${told.lost} not delivered`,
  )
  return told
}

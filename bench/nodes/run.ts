import { parseArgs } from 'node:util'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { databasePid } from '../../server/testing/persistent-writer.ts'
import { emptyFolder, freePort, type Running, stop } from '../../server/testing/process.ts'
import { startRedis } from '../../server/testing/redis.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { ownDatabase } from '../own-database.ts'
import { signUpPairs } from '../sign-up-pairs.ts'
import { type Delivery, deliveries, openChats } from './deliveries.ts'
import { inTurn, startIn } from './in-turn.ts'
import { killInTurn } from './kill-in-turn.ts'
import { requestCost } from './requests.ts'
import { upgrade } from './upgrade.ts'

/**
 * Two nodes, one database and one Redis on this machine. How long a message takes from who sends it to
 * the page of who reads it where both are on one node that is alone, on one of two, and on different
 * ones; what each costs of processor time, and what a call does; then both are killed in turn under
 * writers that try again; then, with `--before <folder>` of another version, both are replaced one after the other.
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

// Whatever becomes of the measure, nothing is left running.
await using started = new AsyncDisposableStack()
const redisPort = await freePort()
const redis = await startRedis(redisPort)
started.defer(async () => void (await stop(redis, 'SIGKILL')))
const dataDir = temporaryFolder('bench-nodes')
const postgres = await startPostgres(dataDir, () => {})
started.defer(() => postgres.stop())
const env = {
  DATABASE_URL: await ownDatabase(postgres.url),
  ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
  KEY_DIR: emptyFolder(),
}
const together = { ...env, REDIS_URL: `redis://127.0.0.1:${redisPort}` }
const isFast = await measureDelivery()
const isCheap = await requestCost({
  env,
  redisUrl: together.REDIS_URL,
  redis: redis.pid ?? 0,
  database: databasePid(dataDir),
  rounds: Number(values.rounds),
})
const isKept = await killInTurn(together, Number(values.kills))
const isSmooth = values.before ? await upgrade(together, values.before) : true
await started.disposeAsync()
process.exit(isFast && isCheap && isKept && isSmooth ? 0 : 1)

async function measureDelivery(): Promise<boolean> {
  await using running = new AsyncDisposableStack()
  const start = startIn(running)
  const alone = await start(env)
  const pairs = await signUpPairs(alone.url, couples)
  const first = await start(together)
  const second = await start(together)
  const ways: Way[] = [
    { name: 'one node, alone', nodes: [alone], from: alone, to: alone },
    { name: 'one of two nodes', nodes: [first, second], from: first, to: first },
    { name: 'from one to the other', nodes: [first, second], from: first, to: second },
  ]
  const database = databasePid(dataDir)
  console.log(`\n${values.rate} messages/s for ${values.seconds} s, ${values.rounds} times in turn`)
  const given = { rounds: Number(values.rounds), warmUps: 1 }
  const found = await inTurn(ways, given, async ({ nodes, from, to }): Promise<Delivery> => {
    const chats = await openChats(from.url, to.url, pairs)
    const pids = [...nodes.map(({ process: { pid } }) => pid), redis.pid, database]
    return deliveries(
      chats,
      pids.filter((pid) => pid !== undefined),
      Number(values.rate),
      Number(values.seconds),
    )
  })
  const [lone = [], same = [], across = []] = found
  for (const [at, { name }] of ways.entries())
    console.log(`  ${name.padEnd(22)} ${lineOf(found[at] ?? [])}`)
  console.log(`  across, more than one of the two at p99: ${moreOf(across, same).text}`)
  const { middle, text } = moreOf(across, lone)
  const isReached = middle <= goal
  console.log(
    `  across, more than one that is alone at p99: ${text}, ${goal} at most: ${isReached ? 'reached' : 'MISSED'}`,
  )
  return isReached && found.flat().every(({ wrong }) => wrong === 0)
}

type Way = { name: string; nodes: Running[]; from: Running; to: Running }

/** The middle one of all rounds. */
function lineOf(rounds: readonly Delivery[]): string {
  const middle = (of: (one: Delivery) => number) => percentile(rounds.map(of), 50)
  const wrong = rounds.reduce((sum, one) => sum + one.wrong, 0)
  return (
    `p50 ${middle(({ took }) => percentile(took, 50)).toFixed(1)} ms, p99 ${middle(p99Of).toFixed(1)} ms, ` +
    `${middle(({ cpu }) => cpu).toFixed(2)} ms of processor a message with Redis and the database, ${wrong} not delivered once`
  )
}

function p99Of({ took }: Delivery) {
  return percentile(took, 99)
}

/** Round by round, since the machine is another one each minute. */
function moreOf(some: readonly Delivery[], others: readonly Delivery[]) {
  const more = some.map((one, at) => p99Of(one) - p99Of(others[at]!))
  const middle = percentile(more, 50)
  const text = `${middle.toFixed(1)} ms (${Math.min(...more).toFixed(1)} to ${Math.max(...more).toFixed(1)})`
  return { middle, text }
}

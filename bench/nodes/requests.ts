import { Agent, request } from 'node:http'
import { percentile } from '../../server/testing/percentile.ts'
import { type Running, startProcess } from '../../server/testing/process.ts'
import { atRate } from '../at-rate.ts'
import { processorTime } from '../processor-time.ts'
import { type Person, signUpPerson } from '../sign-up-pairs.ts'
import { inTurn, startIn } from './in-turn.ts'

/** "Unchanged", within what the machine itself differs from round to round. */
const goal = 1.05
const people = 20
/** So many a second to each node, of one reader each so many seconds. */
const perSecond = 300
const seconds = 4
/** Rounds for what is compiled as it runs. */
const warmUps = 2
/** Networks, each with its own limit of calls: Linux has all of 127.0.0.0/8. */
const networks = Array.from(
  { length: 60 },
  (_, at) => new Agent({ keepAlive: true, maxSockets: 4, localAddress: `127.0.0.${at + 10}` }),
)

type Env = Record<string, string>
type Measured = { env: Env; redisUrl: string; redis: number; database: number; rounds: number }

/**
 * What a call costs of processor time with its limits counted: of a node that is alone, and of two that
 * count together in Redis, at the same rate a node.
 */
export async function requestCost({ env, redisUrl, redis, database, rounds }: Measured) {
  await using running = new AsyncDisposableStack()
  const start = (more: Env) => startIn(running)({ ...env, ...more, RATE_LIMITS: 'on' })
  const readers = await signUpReaders(env)
  const alone = await start({})
  const two = [await start({ REDIS_URL: redisUrl }), await start({ REDIS_URL: redisUrl })]
  const ways = [{ nodes: [alone] }, { nodes: two }]
  const [lone = [], ofTwo = []] = await inTurn(ways, { rounds, warmUps }, ({ nodes }) =>
    costOf(nodes, readers, [redis, database]),
  )
  const ratio = percentile(
    ofTwo.map((cost, at) => cost / (lone[at] ?? Number.NaN)),
    50,
  )
  const isReached = ratio <= goal
  console.log(
    `\n${perSecond} calls/s to each node, their limits counted: ${percentile(lone, 50).toFixed(2)} ms of processor a call alone, ` +
      `${percentile(ofTwo, 50).toFixed(2)} as one of two with Redis, ratio ${ratio.toFixed(2)}, ${goal} at most: ${isReached ? 'reached' : 'MISSED'}`,
  )
  return isReached
}

async function signUpReaders(env: Env) {
  const node = await startProcess(env)
  try {
    const readers: Person[] = []
    for (let at = 0; at < people; at++) readers.push(await signUpPerson(node.url, 'users'))
    return readers
  } finally {
    await node.stop()
  }
}

async function costOf(nodes: readonly Running[], readers: readonly Person[], others: number[]) {
  const pids = [...nodes.flatMap(({ process: { pid } }) => pid ?? []), ...others]
  const before = processorTime(pids)
  const replies: Promise<void>[] = []
  const sent = await atRate(perSecond * nodes.length, seconds, (_due, at) => {
    const node = nodes[at % nodes.length]
    const turn = Math.floor(at / nodes.length)
    const reader = readers[turn % readers.length]
    const network = networks[turn % networks.length]
    if (node && reader && network) replies.push(read(node.url, reader, network))
  })
  await Promise.all(replies)
  return (processorTime(pids) - before) / sent
}

/** The own account: what was refused or failed ends the measure. */
const read = (url: string, { id, cookie }: Person, agent: Agent) =>
  new Promise<void>((done, fail) => {
    const asked = request(`${url}/api/users/${id}`, { agent, headers: { cookie } }, (reply) => {
      reply.resume().on('end', () => {
        if (reply.statusCode === 200) done()
        else fail(new Error(`A call was answered with ${reply.statusCode}`))
      })
    })
    asked.on('error', fail).end()
  })

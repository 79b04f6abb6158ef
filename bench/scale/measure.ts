import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readEnv } from '../../server/lib/env.ts'
import { accounts } from '../../server/testing/many-conversations.ts'
import { percentile } from '../../server/testing/percentile.ts'
import { startProgram } from '../start-program.ts'
import { signIn } from './caller.ts'

/**
 * On a database that `fill.ts` has filled (DATA_DIR): how long from the start to the first reply, what
 * the lists of the therapist with the most conversations take and weigh, and how long the end takes.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const rounds = Number(values.rounds)
/** In which what runs often is compiled; the first of all is told apart. */
const warming = 600
const env = { DATA_DIR: readEnv().dataDir }

const begun = performance.now()
const server = await startProgram('server/start.js', env)
console.log(`start to first reply ${Math.round(performance.now() - begun)} ms`)

const therapist = await signIn(server.url, 'therapists', accounts.largest).catch(
  (error: Error) => void console.error(error.message),
)
const { id = '', cookie = '' } = therapist ?? {}

// What a start brings afterwards, such as the list of towns, is over.
await wait(10_000)
for (const path of [
  '/messages/threads',
  '/messages/threads?order=inbox',
  '/messages/threads?shown=waiting&order=inbox',
  '/messages/threads?name=number%2017&order=inbox',
  '/messages/counts',
  `/messages/chatters?to=${id}&toModel=Therapist`,
  `/therapists/${id}/danger-marks`,
  `/therapists/${id}/responsiveness`,
  `/therapists/${id}/reach`,
  '/notifications',
  '/therapists?limit=24',
])
  if (therapist) await measure(path)

const asked = performance.now()
const ended = new Promise((done) => server.process.once('exit', done))
server.process.kill('SIGTERM')
await ended
console.log(`SIGTERM to end ${Math.round(performance.now() - asked)} ms`)

async function measure(path: string) {
  const times: number[] = []
  let bytes = 0
  for (let round = -warming; round < rounds; round++) {
    const start = performance.now()
    const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie } })
    bytes = (await answer.arrayBuffer()).byteLength
    times.push(performance.now() - start)
    if (!answer.ok) return console.log(`${path.replace(id, '{id}')} answered ${answer.status}`)
  }
  const [first = 0] = times
  const ms = (share: number) => percentile(times.slice(warming), share).toFixed(1)
  console.log(
    `${path.replace(id, '{id}')}: first ${first.toFixed(1)}, best ${Math.min(...times).toFixed(1)}, p50 ${ms(50)}, p95 ${ms(95)} ms, ${(bytes / 1024).toFixed(1)} KB`,
  )
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../../server/testing/percentile.ts'
import { cookieOf, password } from '../../server/testing/sign-up.ts'
import { patients } from './drawn-practices.ts'
import { inMB, inMs, within } from './measure.ts'
import type { Told } from './measured-server.ts'

const perSecond = 10
const seconds = 20
const people = 15
const limitP95 = new Map([
  [10_000, 10],
  [100_000, 20],
  [1_000_000, 60],
])
const limitLoop = 20
const limitBuild = 60
const limitMB = 200

type Person = { id: string; cookie: string }

/** GET /matching/match at a fixed rate, on the whole server, from when each request was due. */
export async function benchEndpoint(databaseUrl: string, size: number) {
  const server = await startServer(databaseUrl)
  try {
    const { started, builtMs, count, bytes, threaded } = server.told
    console.log(`\nThe whole endpoint, ${count} therapists, ${perSecond} requests a second`)
    const build = builtMs / 1000
    console.log(
      `  read from the database in ${build.toFixed(1)} s, ${within(`${size}: build, s`, build, limitBuild)}; ` +
        `${inMB(bytes)} in memory, ${within(`${size}: memory, MB`, bytes / 1e6, limitMB)}` +
        `${threaded ? '; in a thread of its own' : ''}`,
    )
    const asking = await signUpPeople(started)
    await askSteadily(started, asking, 3)
    await server.ask()
    const times = await askSteadily(started, asking, seconds)
    const { loopP99, memory } = await server.ask()
    const p95 = percentile(times, 95)
    const limit = limitP95.get(size)
    console.log(
      `  median ${inMs(percentile(times, 50))}, p95 ${inMs(p95)}${limit ? `, ${within(`${size}: endpoint p95, ms`, p95, limit)}` : ''}`,
    )
    console.log(
      `  event loop p99 late by ${inMs(loopP99)}, ${within(`${size}: event loop p99, ms`, loopP99, limitLoop)}; the process takes ${inMB(memory)}`,
    )
  } finally {
    await server.stop()
  }
}

type Started = Extract<Told, { started: string }>
type Load = Extract<Told, { loopP99: number }>

async function startServer(databaseUrl: string) {
  const child = fork(join(import.meta.dirname, 'measured-server.ts'), {
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
  })
  return {
    told: await heard<Started>(child),
    ask: () => {
      child.send('how late')
      return heard<Load>(child)
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function heard<T extends Told>(child: ChildProcess): Promise<T> {
  const [told] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server of the benchmark has ended')
    }),
  ])
  return told
}

/** Open loop: a slow reply does not hold back the next request, so a stall is counted in full. */
async function askSteadily(url: string, asking: readonly Person[], forSeconds: number) {
  const started = performance.now()
  const requests = Array.from({ length: perSecond * forSeconds }, async (_, n) => {
    const due = started + (n * 1000) / perSecond
    await wait(Math.max(due - performance.now(), 0))
    const { id, cookie } = asking[n % asking.length]!
    const reply = await fetch(`${url}/api/matching/match/${id}`, { headers: { cookie } })
    const best = await reply.json()
    if (best.length !== 6) throw new Error(`not six: ${JSON.stringify(best).slice(0, 200)}`)
    return performance.now() - due
  })
  return Promise.all(requests)
}

async function signUpPeople(url: string): Promise<Person[]> {
  const signedUp: Person[] = []
  for (let n = 0; n < people; n++) {
    const tag = crypto.randomUUID()
    const account = { name: 'Pat', username: tag, email: `${tag}@x.example`, phone: '1', password }
    const reply = await post(`${url}/api/users/register`, account)
    const person = {
      id: String((await reply.json()).user._id),
      cookie: cookieOf(reply.headers.getSetCookie()),
    }
    for (const answer of patients[n % patients.length]!.answers)
      await post(`${url}/api/users/${person.id}/user-answers`, answer, person.cookie)
    signedUp.push(person)
  }
  return signedUp
}

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

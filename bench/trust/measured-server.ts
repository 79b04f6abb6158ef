import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startPostgres } from '../../server/postgres/postgres.ts'
import { formPieces, type Part } from '../../server/testing/form.ts'
import { pictureOf } from '../../server/testing/pictures.ts'
import { cookieOf, password } from '../../server/testing/sign-up.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { startProgram, stopProgram } from '../start-program.ts'
import type { Reader } from './read-along.ts'

const lookEvery = 10

export type Measured = Awaited<ReturnType<typeof startMeasured>>

/** A real server in a process of its own, its memory watched while others read their profile. */
export async function startMeasured() {
  const postgres = await startPostgres(temporaryFolder('trust'), () => {})
  const env = { DATABASE_URL: postgres.url, ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64') }
  const program = await startProgram('server/start.js', env)
  const { url } = program
  const memory = () => megabytesOf(program.process.pid)
  const { send, register } = peopleAt(url)
  const signedUp = await register()
  const { user } = signedUp.body as { user: { _id: string; email: string } }
  const person = { id: user._id, email: user.email, cookie: signedUp.cookie }

  /** Every so often somebody reads, until the work is over: how long each waited. */
  function readAlong() {
    const workerData: Reader = { url: `${url}/api/users/${person.id}`, cookie: person.cookie }
    const reader = new Worker(resolve(import.meta.dirname, 'read-along.ts'), { workerData })
    const waits = once(reader, 'message').then(([read]): number[] => read)
    return () => {
      reader.postMessage('over')
      return waits
    }
  }

  return {
    url,
    person,
    register,
    change: (image: Buffer) =>
      send('PUT', `/users/${person.id}`, { image: { content: image } }, person.cookie),
    async warmUp() {
      for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const)
        await register(await pictureOf(format, 800, 600))
      await wait(2_000)
    },
    async during<T>(work: () => Promise<T>) {
      const before = memory()
      let peak = before
      const looking = setInterval(() => {
        peak = Math.max(peak, memory())
      }, lookEvery)
      const endReading = readAlong()
      const result = await work()
      const waits = await endReading()
      clearInterval(looking)
      return { result, waits, memory: { before, peak } }
    },
    async stop() {
      await stopProgram(program)
      await postgres.stop()
    },
  }
}

/** Who sends forms to the server, signed up or not. */
function peopleAt(url: string) {
  const agent = new Agent({ keepAlive: true })
  /** By hand: what attacks takes as little of the cores as it can, so that the wait is the server's. */
  async function send(method: string, path: string, parts: Record<string, Part>, cookie = '') {
    const { headers, pieces } = formPieces(parts)
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
    const own = { ...headers, cookie, 'content-length': length }
    const sent = request(`${url}/api${path}`, { method, agent, headers: own })
    const replied = once(sent, 'response')
    for (const piece of pieces) sent.write(piece)
    sent.end()
    const [reply] = (await replied) as [IncomingMessage]
    // A refusal may come before the whole was taken.
    sent.on('error', () => {})
    return {
      status: reply.statusCode ?? 0,
      cookie: cookieOf(reply.headers['set-cookie']),
      body: await json(reply),
    }
  }

  const register = (image?: Buffer, fields: Record<string, string> = {}) => {
    const tag = randomUUID()
    const draft = { name: 'Pat', username: tag, email: `${tag}@x.example`, phone: '1', password }
    return send('POST', '/users/register', {
      ...draft,
      ...fields,
      ...(image && { image: { content: image } }),
    })
  }
  return { send, register }
}

/** What a process and those it started hold of the machine's memory; 0 for one that has just ended. */
function megabytesOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    const own = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024)
    const started = children.split(' ').filter(Boolean).map(Number)
    return started.reduce((sum, child) => sum + megabytesOf(child), own)
  } catch {
    return 0
  }
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { serverArguments } from './server-arguments.ts'
import { temporaryFolder } from './temporary.ts'

/** In milliseconds; a new database on a busy machine takes its time. */
const startWithin = 120_000

const operator = resolve(import.meta.dirname, '../operator.ts')

export const emptyFolder = () => temporaryFolder('run')

export type Running = {
  url: string
  process: ChildProcess
  output: () => string
  stop: () => Promise<number | null>
}

/**
 * The server as an operator runs it, in a process of its own; resolves once it serves. Of another
 * version where its folder is named.
 */
export async function startProcess(env: Record<string, string>, root?: string): Promise<Running> {
  const port = env.PORT ?? String(await freePort())
  const child = launch({ ...env, PORT: port }, serverArguments(root))
  const output = collect(child)
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + startWithin
  while (Date.now() < deadline && child.exitCode === null) {
    const ok = await fetch(`${url}/api/health`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ok) return { url, process: child, output, stop: () => stop(child, 'SIGTERM') }
    await wait(25)
  }
  await stop(child, 'SIGKILL')
  throw new Error(`did not start: ${output()}`)
}

/** A start that is expected to fail: its exit code and what it said. */
export async function failToStart(env: Record<string, string>, shell?: string) {
  const child = launch({ PORT: String(await freePort()), ...env }, serverArguments(), shell)
  const output = collect(child)
  const [code] = await once(child, 'exit')
  return { code: Number(code), said: output().trim() }
}

/** What an operator's command says. */
export async function runOperator(env: Record<string, string>, ...words: string[]) {
  const options = { env: { PATH: process.env.PATH ?? '', ...env } }
  return (await promisify(execFile)(process.execPath, [operator, ...words], options)).stdout
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}

/** `before` is shell text that runs first, such as a limit. */
function launch(env: Record<string, string>, words: string[], before?: string) {
  const clean = { PATH: process.env.PATH ?? '', RATE_LIMITS: 'off', DEMO: '0', LOG_LEVEL: 'warn' }
  const options = {
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  return before
    ? spawn('sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, ...words], options)
    : spawn(process.execPath, words, options)
}

function collect(child: ChildProcess) {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  return () => text
}

/** A process, such as a postmaster, and every one that it serves with. */
export function familyOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)]
}

export const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/process.ts'
import { serverArguments } from '../server/testing/server-arguments.ts'

/** In milliseconds; a busy machine takes its time. */
const startWithin = 60_000

export type Program = { url: string; process: ChildProcess }

/** A program of this repository in a process of its own, ready to be asked. */
export async function startProgram(path: string, env: Record<string, string>): Promise<Program> {
  const port = await freePort()
  const isServer = path === 'server/start.js'
  const words = isServer ? serverArguments() : [resolve(import.meta.dirname, '..', path)]
  const child = spawn(process.execPath, words, {
    env: {
      PATH: process.env.PATH ?? '',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DEMO: '0',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Whoever started it may end without a word, as where what it prints to is closed.
  process.once('exit', () => child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + startWithin
  while (performance.now() < deadline && child.exitCode === null) {
    if (
      await fetch(`${url}/api/health`).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return { url, process: child }
    await wait(25)
  }
  child.kill('SIGTERM')
  throw new Error(`${path} did not start`)
}

export async function stopProgram({ process: child }: Program) {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, stop } from '../server/testing/process.ts'
import { temporaryFolder } from '../server/testing/temporary.ts'

/** Where Debian puts coturn; undefined where it is not installed. */
export const coturn = ['/usr/bin/turnserver', '/usr/local/bin/turnserver'].find((path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
})

/** A relay on loopback that lets in whoever has a password made with this secret. */
export async function startRelay(program: string) {
  const port = await freePort()
  const secret = 'a secret of the journeys'
  const folder = temporaryFolder('relay')
  const settings = [
    ...['-n', '--no-cli', '--no-tls', '--no-dtls', '--allow-loopback-peers', '--no-stdout-log'],
    ...['--listening-ip', '127.0.0.1', '--relay-ip', '127.0.0.1', '--listening-port', `${port}`],
    ...['--use-auth-secret', '--static-auth-secret', secret, '--realm', 'attune.example'],
    ...['--log-file', join(folder, 'log'), '--simple-log', '--pidfile', join(folder, 'pid')],
  ]
  let child: ChildProcess | null = null
  const start = async () => {
    child = spawn(program, settings, { stdio: 'ignore' })
    while (!(await listens(port))) await wait(20)
  }
  await start()
  return {
    env: { TURN_URL: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    start,
    /** As if the machine had lost its power: what it held is forgotten. */
    kill: async () => {
      if (child) await stop(child, 'SIGKILL')
    },
  }
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy()
      done(true)
    })
    probe.on('error', () => done(false))
  })

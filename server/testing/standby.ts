import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ownAll } from '../postgres/cluster.ts'
import { postgresHome } from '../postgres/home.ts'
import { overTcp } from './database.ts'
import { familyOf, freePort } from './process.ts'

export type Standby = {
  url: string
  /** Stops following, and answers as before. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** All of its processes, by id. */
  pids: () => number[]
  stop: () => Promise<void>
}

/** A streaming replica of the embedded database at `url`, whose data is below `dataDir`, as PostgreSQL makes one. */
export async function startStandby(dataDir: string, url: string): Promise<Standby> {
  const home = await postgresHome(dataDir)
  const folder = `${home.data}-standby`
  await copyFiles(url, home.data, folder)
  const { hostname, port, username, password } = new URL(url)
  writeFileSync(join(folder, 'standby.signal'), '')
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  if (home.runAs) ownAll(folder, home.runAs.server)
  const own = await freePort()
  const settings = { port: own, listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const limits = { max_connections: 120, hot_standby_feedback: 'on' }
  const flags = Object.entries({ ...settings, ...limits })
  const server = spawn(
    join(home.bin, 'postgres'),
    ['-D', folder, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      cwd: '/',
      stdio: 'ignore',
      ...(home.runAs && { uid: home.runAs.server, gid: home.runAs.server }),
    },
  )
  const at = Object.assign(overTcp(url), { port: String(own) }).href
  await untilItAnswers(at, server).catch((error: unknown) => {
    server.kill('SIGKILL')
    throw error
  })
  return {
    url: at,
    pause: () => say(at, 'SELECT pg_wal_replay_pause()'),
    resume: () => say(at, 'SELECT pg_wal_replay_resume()'),
    pids: () => familyOf(Number(server.pid)),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
    },
  }
}

/** PostgreSQL's own way to copy a folder in use. */
async function copyFiles(url: string, from: string, to: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("SELECT pg_backup_start('standby', true)")
    cpSync(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') })
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    )
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

async function untilItAnswers(url: string, server: ChildProcess) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline && server.exitCode === null) {
    const isUp = await say(url, 'SELECT 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(50)
  }
  throw new Error('The copy did not start')
}

async function say(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => {})
  }
}

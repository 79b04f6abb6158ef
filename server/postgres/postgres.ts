import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { applicationName } from '../lib/db.ts'
import { StartError } from '../lib/errors.ts'
import { keptSecret } from '../lib/kept-secret.ts'
import { createCluster, databaseUser } from './cluster.ts'
import { type PostgresHome, postgresHome } from './home.ts'
import { forgetSockets, isOfSockets, socketFolder } from './sockets.ts'

/** The embedded database. `stop` leaves it running while another Attune process uses it. */
export type EmbeddedPostgres = { url: string; pid: number; stop: () => Promise<void> }

const database = 'postgres'
const startWithin = 20_000
const stopWithin = 15_000
const watchEvery = 500

export async function startPostgres(
  dataDir: string,
  log: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const home = await postgresHome(dataDir)
  const password = keptSecret(join(dataDir, 'postgres.password'), () =>
    randomBytes(24).toString('hex'),
  )
  if (!existsSync(join(home.data, 'PG_VERSION'))) await createCluster(home, password)

  const urlOf: UrlOf = ({ port, sockets }) =>
    `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}${throughSocket(sockets)}`
  const leftRunning = await runningServer(home, urlOf)
  if (leftRunning) log('Found the database still running and took it over')
  let running = leftRunning ?? (await launch(home, await freePort(), urlOf))
  const url = urlOf(running)

  // At the same address, so that the pool finds it again.
  let restarting = false
  const watch = setInterval(() => {
    if (restarting || isAlive(running.pid)) return
    restarting = true
    log('The database stopped by itself; starting it again')
    launch(home, running.port, urlOf)
      .then((next) => {
        running = next
      })
      .catch((error: Error) => log(`The database could not be started again: ${error.message}`))
      .finally(() => {
        restarting = false
      })
  }, watchEvery)
  watch.unref()

  return {
    url,
    get pid() {
      return running.pid
    },
    async stop() {
      clearInterval(watch)
      if (await isUsedByOthers(url)) return
      await stopServer(running.pid)
    },
  }
}

/** `sockets`: the folder of its Unix socket, or nothing where it has none. */
type Address = { port: number; sockets: string }
type Running = Address & { pid: number }
type UrlOf = (address: Address) => string

/** As libpq and pg both read it; who knows neither finds the server by host and port. */
const throughSocket = (sockets: string) => sockets && `?host=${encodeURIComponent(sockets)}`

/** postmaster.pid: line 1 the process, line 4 the port, line 5 the folder of its sockets. */
function readPostmasterPid(home: PostgresHome): Running | undefined {
  try {
    const lines = readFileSync(join(home.data, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port, sockets: lines[4] ?? '' } : undefined
  } catch {
    return undefined
  }
}

/** A server that a killed parent left behind, or one that another process is using. */
async function runningServer(home: PostgresHome, urlOf: UrlOf): Promise<Running | undefined> {
  const noted = readPostmasterPid(home)
  if (!noted) return undefined
  if (!isAlive(noted.pid)) {
    forgetSockets(noted)
    return undefined
  }
  if (isPostgres(noted.pid)) {
    const deadline = Date.now() + startWithin
    while (Date.now() < deadline && isAlive(noted.pid)) {
      if (await accepts(urlOf(noted))) return noted
      await wait(25)
    }
    if (isAlive(noted.pid))
      throw new StartError(`A database is running in ${home.data} but does not answer`)
    return undefined
  }
  // The process id now belongs to another program.
  rmSync(join(home.data, 'postmaster.pid'), { force: true })
  forgetSockets(noted)
  return undefined
}

function isPostgres(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return true
  }
}

async function launch(
  home: PostgresHome,
  port: number,
  urlOf: UrlOf,
  sockets = socketFolder(home),
): Promise<Running> {
  const logFile = `${home.data}.log`
  const out = openSync(logFile, 'w', 0o600)
  if (home.runAs) chownSync(logFile, home.runAs.server, home.runAs.server)
  chmodSync(home.data, 0o700)
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: 120,
    fsync: 'on',
    synchronous_commit: 'on',
    log_timezone: 'UTC',
    // A failed statement and its row are people's data: its log says how the server fares, no more.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    timezone: 'UTC',
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached and with an output of its own, so that neither Ctrl-C nor a kill of this process reaches it.
  const server = spawn(join(home.bin, 'postgres'), ['-D', home.data, ...flags], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', out, out],
    ...(home.runAs && { uid: home.runAs.server, gid: home.runAs.server }),
  })
  let failure: string | undefined
  server.on('error', (error) => {
    failure = error.message
  })
  server.on('exit', () => {
    failure ??= lastLine(logFile)
  })
  server.unref()
  const deadline = Date.now() + startWithin
  while (Date.now() < deadline && failure === undefined) {
    if (server.pid && (await accepts(urlOf({ port, sockets }))))
      return { pid: server.pid, port, sockets }
    await wait(15)
  }
  if (sockets && failure && isOfSockets(failure)) return launch(home, port, urlOf, '')
  throw new StartError(`The database did not start: ${failure ?? 'no answer'}`)
}

function lastLine(path: string) {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'no word why'
}

async function accepts(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '28P01')
      throw new StartError('The password kept in the data folder does not open its database')
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether another Attune process still works on this database. */
async function isUsedByOthers(url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ others: number }>(
      'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1',
      [applicationName],
    )
    return (rows[0]?.others ?? 0) > 0
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Fast shutdown: running transactions are rolled back, all that was committed is kept. */
async function stopServer(pid: number) {
  const deadline = Date.now() + stopWithin
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid) && Date.now() < deadline) await wait(20)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

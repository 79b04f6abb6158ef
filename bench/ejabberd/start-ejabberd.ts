import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../server/testing/process.ts'
import { temporaryFolder } from '../../server/testing/temporary.ts'
import { openXmpp } from './xmpp-client.ts'

/** Read before anything is started: where ejabberd is not installed, nothing is left running. */
const schema = readFileSync('/usr/share/ejabberd/sql/pg.sql', 'utf8')
const domain = 'localhost'
const password = 'bench'
/** Milliseconds; Erlang takes its time. */
const startWithin = 60_000
const endWithin = 20_000

/**
 * ejabberd as Debian packs it, every message kept (`mod_mam`) in this database before it is passed on:
 * what comes closest to what Attune promises. Rejects where it is not installed.
 */
export async function startEjabberd(database: string, people: readonly string[]) {
  const folder = temporaryFolder('ejabberd')
  chmodSync(folder, 0o777)
  const port = await freePort()
  writeFileSync(join(folder, 'ejabberd.yml'), configOf(new URL(database), port))
  writeFileSync(join(folder, 'inetrc'), '{lookup,["file","native"]}.\n')
  writeFileSync(
    join(folder, 'ejabberdctl.cfg'),
    [
      'ERLANG_NODE=attune-bench@localhost',
      // Its schedulers would spin while they wait, which is no work.
      'ERL_OPTIONS="+sbwt none +sbwtdcpu none +sbwtdio none"',
      '',
    ].join('\n'),
  )
  await fillDatabase(database, people)
  const places = ['config-dir', 'logs', 'spool'].flatMap((name) => [`--${name}`, folder])
  const child = spawn('ejabberdctl', [...places, 'foreground'], { stdio: 'ignore' })
  const failed = Promise.withResolvers<never>()
  child.on('error', failed.reject)
  child.on('exit', () => failed.reject(new Error('ejabberd ended')))
  failed.promise.catch(() => {})
  /** Asked by its own command: what it runs in is in no group of ours. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    spawn('ejabberdctl', [...places, 'stop'], { stdio: 'ignore' })
    await Promise.race([ended, wait(endWithin)])
  }
  const [first = ''] = people
  try {
    await Promise.race([answers(port, first), failed.promise])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    open: (user: string) => openXmpp(port, domain, user, password),
    pid: child.pid ?? 0,
    /** Messages in the archives: one of each side. */
    kept: () => countRows(database, 'archive'),
    stop,
  }
}

async function answers(port: number, user: string) {
  const deadline = performance.now() + startWithin
  for (;;) {
    try {
      return (await openXmpp(port, domain, user, password)).close()
    } catch (error) {
      if (performance.now() > deadline) throw error
      await wait(250)
    }
  }
}

async function fillDatabase(database: string, people: readonly string[]) {
  const client = new pg.Client(database)
  await client.connect()
  await client.query(schema)
  for (const name of people)
    await client.query('INSERT INTO users (username, password) VALUES ($1, $2)', [name, password])
  await client.end()
}

export async function countRows(database: string, table: string): Promise<number> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM ${table}`)
  await client.end()
  return rows[0].count
}

const configOf = (database: URL, port: number) => `
hosts: [${domain}]
loglevel: error
auth_method: [sql]
auth_password_format: plain
default_db: sql
sql_type: pgsql
sql_server: 127.0.0.1
sql_port: ${database.port}
sql_database: ${database.pathname.slice(1)}
sql_username: ${database.username}
sql_password: "${database.password}"
sql_pool_size: 12
listen:
  - port: ${port}
    ip: 127.0.0.1
    module: ejabberd_c2s
    max_stanza_size: 262144
    shaper: none
    access: all
modules:
  mod_mam:
    db_type: sql
    default: always
  mod_disco: {}
`

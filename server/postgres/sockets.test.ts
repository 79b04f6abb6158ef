import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { overTcp } from '../testing/database.ts'
import { emptyFolder } from '../testing/process.ts'
import { startPostgres } from './postgres.ts'
import { forgetSockets, isOfSockets, socketFolder } from './sockets.ts'

/** The server's address as it sees it: none through a Unix socket. */
async function addressAt(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query('SELECT host(inet_server_addr()) AS address')
    return rows[0].address
  } finally {
    await client.end()
  }
}

test('the embedded server is spoken to through a socket, and over TCP by who knows of none', async () => {
  expect(await addressAt(inject('postgresUrl'))).toBeNull()
  expect(await addressAt(overTcp(inject('postgresUrl')).href)).toBe('127.0.0.1')
})

const homeAt = (data: string) => ({ bin: '', data, runAs: undefined })

test('its folder is its user’s alone, also where it was open before', () => {
  const data = join(emptyFolder(), 'postgres')
  mkdirSync(`${data}.sockets`, { mode: 0o777 })
  expect(socketFolder(homeAt(data))).toBe(`${data}.sockets`)
  expect(statSync(`${data}.sockets`).mode & 0o777).toBe(0o700)
})

test.each([
  ['too long for an address', 'a'.repeat(90)],
  ['too long in bytes', 'ß'.repeat(45)],
  ['parted by a comma', 'one, two'],
])('a folder whose name is %s has no socket, and nothing is made', (_, name) => {
  const data = join(emptyFolder(), name, 'postgres')
  expect(socketFolder(homeAt(data))).toBe('')
  expect(existsSync(`${data}.sockets`)).toBe(false)
})

test('where the folder cannot be made there is none', () => {
  const data = join(emptyFolder(), 'postgres')
  writeFileSync(`${data}.sockets`, '')
  expect(socketFolder(homeAt(data))).toBe('')
})

test('PostgreSQL’s complaint about its socket is told from others', () => {
  const isLocked = 'FATAL:  could not create lock file "/x/.s.PGSQL.4.lock": Permission denied'
  expect(isOfSockets('FATAL:  could not create any Unix-domain sockets')).toBe(true)
  expect(isOfSockets(isLocked)).toBe(true)
  expect(isOfSockets('FATAL:  could not create lock file "postmaster.pid"')).toBe(false)
})

test('a server deep in a folder answers over TCP', async () => {
  const server = await startPostgres(join(emptyFolder(), 'deep'.repeat(25)), () => {})
  try {
    expect(await addressAt(server.url)).toBe('127.0.0.1')
  } finally {
    await server.stop()
  }
})

test('what a killed server left is cleared, another’s is not', () => {
  const folder = emptyFolder()
  const names = [5001, 5002].flatMap((port) => [`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
  for (const name of names) writeFileSync(join(folder, name), '')
  forgetSockets({ port: 5001, sockets: folder })
  expect(names.filter((name) => existsSync(join(folder, name)))).toEqual(names.slice(2))
})

import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { silentAfter, watchDatabase } from './database-watch.ts'

/** Milliseconds of one turn of the loop: much shorter than what is waited for, one after the other. */
const heldUp = 100

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('a process that is itself held up takes no database for silent', async () => {
  const holding = setInterval(() => {
    const until = performance.now() + heldUp
    while (performance.now() < until);
  }, 1)
  const onSilence = vi.fn()
  stops.push(
    () => clearInterval(holding),
    watchDatabase(inject('postgresUrl'), onSilence, silentAfter),
  )
  await wait(3_000)
  expect(onSilence).not.toHaveBeenCalled()
})

test('a database that takes the connection and never answers is silent, again and again', async () => {
  const open = new Set<Socket>()
  const mute = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done))
  stops.push(() => {
    mute.close()
    for (const socket of open) socket.destroy()
  })
  const { port } = mute.address() as AddressInfo
  const onSilence = vi.fn()
  stops.push(watchDatabase(`postgres://nobody@127.0.0.1:${port}/none`, onSilence, silentAfter))
  await expect.poll(() => onSilence.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1)
})

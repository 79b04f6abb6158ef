import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { overTcp } from '../testing/database.ts'
import { silentAfter, watchDatabase } from './database-watch.ts'

/** Milliseconds of one turn of the loop: much shorter than what is waited for, one after the other. */
const heldUp = 100

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** In front of the database; while it is held, nothing comes through and nobody is refused. */
async function startGate() {
  const database = overTcp(inject('postgresUrl'))
  const ends = new Set<Socket>()
  let isHeld = false
  const server = createServer((caller) => {
    const onward = connect(Number(database.port), database.hostname)
    for (const [end, other] of [
      [caller, onward],
      [onward, caller],
    ] as const) {
      ends.add(end)
      end.on('error', () => {})
      end.on('data', (chunk) => other.write(chunk))
      end.once('close', () => {
        ends.delete(end)
        other.destroy()
      })
      if (isHeld) end.pause()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  stops.push(() => {
    server.close()
    for (const end of ends) end.destroy()
  })
  const { port } = server.address() as AddressInfo
  return {
    /** Whoever comes is refused, until it is opened again. */
    close: () => new Promise((done) => server.close(done)),
    open: () => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)),
    url: Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    connections: () => ends.size / 2,
    hold(toHold: boolean) {
      isHeld = toHold
      for (const end of ends) toHold ? end.pause() : end.resume()
    },
  }
}

/** It answers on one connection, and nothing more is said of silence. */
async function expectOneInUse(
  gate: Awaited<ReturnType<typeof startGate>>,
  onSilence: ReturnType<typeof startWatch>,
) {
  const told = onSilence.mock.calls.length
  await wait(2_000)
  expect(onSilence.mock.calls.length).toBe(told)
  expect(gate.connections()).toBe(1)
}

function startWatch(url: string) {
  const onSilence = vi.fn()
  stops.push(watchDatabase(url, onSilence, silentAfter))
  return onSilence
}

test('a process that is itself held up takes no database for silent', async () => {
  const holding = setInterval(() => {
    const until = performance.now() + heldUp
    while (performance.now() < until);
  }, 1)
  stops.push(() => clearInterval(holding))
  const onSilence = startWatch(inject('postgresUrl'))
  await wait(4_000)
  expect(onSilence).not.toHaveBeenCalled()
})

test('one that falls silent is heard to in time, and found again on one connection', async () => {
  const gate = await startGate()
  const onSilence = startWatch(gate.url)
  await wait(1_000)
  expect(gate.connections()).toBe(1)
  expect(onSilence).not.toHaveBeenCalled()

  gate.hold(true)
  const held = performance.now()
  await expect.poll(() => onSilence.mock.calls.length, { interval: 20 }).toBe(1)
  expect(performance.now() - held).toBeLessThan(silentAfter + 700)
  // Again and again, while it lasts.
  await expect.poll(() => onSilence.mock.calls.length).toBeGreaterThan(3)

  gate.hold(false)
  await wait(4_000)
  await expectOneInUse(gate, onSilence)
})

test('a login that takes longer than silence may is used once it is there', async () => {
  const gate = await startGate()
  gate.hold(true)
  const onSilence = startWatch(gate.url)
  await expect.poll(() => onSilence.mock.calls.length, { interval: 20 }).toBe(1)
  await wait(500)
  gate.hold(false)
  await wait(1_000)
  await expectOneInUse(gate, onSilence)
})

test('once stopped it asks no more, also where it was refused until then', async () => {
  const gate = await startGate()
  await gate.close()
  stops.push(watchDatabase(gate.url, () => {}, silentAfter))
  await wait(100)
  stops.splice(-1)[0]?.()
  await gate.open()
  await wait(1_000)
  expect(gate.connections()).toBe(0)
})

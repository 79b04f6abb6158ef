import { Socket } from 'node:net'
import pg from 'pg'

const every = 250
/** So often it is looked whether silence has lasted: no oftener than the loop turns. */
const look = 30
/**
 * Turns of the loop without an answer that make silence, however long they take: a turn of a second,
 * as those of a start are, says nothing of the database. An answer needs two or three, a login a dozen.
 */
const turns = { answer: 5, login: 30 }

/** Milliseconds without an answer after which the database counts as silent. */
export const silentAfter = 900

/** A connection, and what ends it without asking anybody. */
type Line = { client: pg.Client; socket: Socket }

/**
 * A database that is gone without a word (a cut network, a stopped machine) leaves queries waiting.
 * Asks it on a connection of its own and calls `onSilence` each time it has not answered for
 * `silentFor` milliseconds, so that those who wait can be told. A database that refuses needs no watch: its refusal is quick.
 */
export function watchDatabase(url: string, onSilence: () => void, silentFor: number): () => void {
  let line: Line | undefined
  /** One at a time, however many rounds wait for it. */
  let making: Promise<void> | undefined
  /** Of the connection there is, or the one that is being made. */
  let socket: Socket | undefined
  let stopped = false

  const make = async () => {
    try {
      socket = new Socket()
      // A login that hangs is given up after some rounds, which all count as silence.
      line = await connected(url, socket, 3 * silentFor)
    } finally {
      making = undefined
    }
  }

  /** A login is an answer, too. */
  const ask = async (asked: Line | undefined) => {
    if (asked) return void (await asked.client.query('SELECT 1').catch(() => drop(asked)))
    making ??= make()
    await making
  }

  // `end` would wait for the answer that does not come.
  const drop = (old: Line) => {
    old.socket.destroy()
    if (line === old) line = undefined
  }

  const round = async () => {
    if (stopped) return
    const asked = line
    const silence = silenceOf(silentFor, asked ? turns.answer : turns.login)
    const answered = ask(asked).catch(() => {})
    try {
      if ((await Promise.race([answered, silence.past])) !== 'silent' || stopped) return
      if (asked) drop(asked)
      onSilence()
    } finally {
      silence.stop()
      setTimeout(() => void round(), every).unref()
    }
  }
  void round()

  return () => {
    stopped = true
    socket?.destroy()
  }
}

/** `past` resolves once that time and so many turns of the loop have gone by. */
function silenceOf(silentFor: number, fewest: number) {
  const { promise, resolve } = Promise.withResolvers<'silent'>()
  const due = performance.now() + silentFor
  let turned = 0
  const timer = setInterval(() => {
    turned++
    if (turned >= fewest && performance.now() >= due) resolve('silent')
  }, look).unref()
  return { past: promise, stop: () => clearInterval(timer) }
}

async function connected(url: string, socket: Socket, within: number): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'attune-watch',
    connectionTimeoutMillis: within,
    stream: () => socket,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return { client, socket }
  } catch (error) {
    socket.destroy()
    throw error
  }
}

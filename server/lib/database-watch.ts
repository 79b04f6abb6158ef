import pg from 'pg'

const every = 250
/** So often it is looked how long this process was free to hear an answer, in milliseconds. */
const look = 50

/** Milliseconds without an answer after which the database counts as silent. */
export const silentAfter = 900

/**
 * A database that is gone without a word (a cut network, a stopped machine) leaves queries waiting.
 * Asks it on a connection of its own and calls `onSilence` each time it has not answered for
 * `silentFor` milliseconds, so that those who wait can be told. A database that refuses needs no watch: its refusal is quick.
 */
export function watchDatabase(url: string, onSilence: () => void, silentFor: number): () => void {
  let client: pg.Client | undefined
  let stopped = false

  const drop = () => {
    // `end` would wait for the answer that does not come.
    client?.end().catch(() => {})
    client = undefined
  }

  const ask = async () => {
    client ??= await connected(url, silentFor)
    // Stopped meanwhile: nobody else would end this connection.
    if (stopped) return drop()
    await client.query('SELECT 1')
  }

  const round = async () => {
    const silence = silenceOf(silentFor)
    const asked = ask().catch(drop)
    if ((await Promise.race([asked, silence.past])) === 'silent') {
      drop()
      onSilence()
    }
    silence.stop()
    if (!stopped) setTimeout(() => void round(), every).unref()
  }
  void round()

  return () => {
    stopped = true
    drop()
  }
}

/**
 * `past` resolves once this process was free for so long to hear what does not come: a turn of the
 * loop that takes a second, as those of a start do, says nothing of the database.
 */
function silenceOf(silentFor: number) {
  const { promise, resolve } = Promise.withResolvers<'silent'>()
  let free = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    free += Math.min(now - last, look)
    last = now
    if (free >= silentFor) resolve('silent')
  }, look)
  return { past: promise, stop: () => clearInterval(timer) }
}

async function connected(url: string, silentFor: number) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'attune-watch',
    // Later than the silence is heard: one that is still being made is left to end by itself.
    connectionTimeoutMillis: 3 * silentFor,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

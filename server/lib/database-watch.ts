import pg from 'pg'

const every = 250
/** A timer this late says that the process itself was held up, and nothing of the database. */
const ownLateness = 150

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
    let silence: NodeJS.Timeout | undefined
    const silent = new Promise<'silent'>((done) => {
      const wait = () => {
        const due = performance.now() + silentFor
        silence = setTimeout(() => {
          if (performance.now() - due > ownLateness) wait()
          else done('silent')
        }, silentFor)
      }
      wait()
    })
    const asked = ask().catch(drop)
    if ((await Promise.race([asked, silent])) === 'silent') {
      drop()
      onSilence()
    }
    clearTimeout(silence)
    if (!stopped) setTimeout(() => void round(), every).unref()
  }
  void round()

  return () => {
    stopped = true
    drop()
  }
}

async function connected(url: string, within: number) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'attune-watch',
    connectionTimeoutMillis: within,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

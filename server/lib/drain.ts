import { setTimeout as wait } from 'node:timers/promises'
import type { App } from './http.ts'

/** In milliseconds. */
const quietFor = 150
const atMost = 2_000
const lookEvery = 25

/**
 * Before the end. A request that has reached this machine may still stand unread in its connection,
 * and closing it would fail the request: so all that comes is answered, each reply closing its
 * connection, until nothing new has come for a while. Requests under way are waited for by the close.
 */
export function createDrain(app: App): () => Promise<void> {
  let isDraining = false
  let lastAt = 0
  app.addHook('onRequest', async () => {
    lastAt = performance.now()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async () => {
    isDraining = true
    const end = performance.now() + atMost
    for (let quiet = 0; quiet < quietFor && performance.now() < end; ) {
      const looked = performance.now()
      await wait(lookEvery)
      const took = performance.now() - looked
      // A look that comes late says that the machine is busy: what it has may not have been read yet.
      quiet = lastAt >= looked || took > 2 * lookEvery ? 0 : quiet + took
    }
  }
}

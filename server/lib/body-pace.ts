import type { IncomingMessage } from 'node:http'
import { say } from '@attune/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseOnSocket } from './raw-replies.ts'

/** For this long a body may come as it likes; from then on at this rate at least, on average. */
const graceSeconds = 8
const leastBytesPerSecond = 1_024
const lookEvery = 1_000

/** `since` in seconds of the clock of those who look. */
type Reading = { request: IncomingMessage; since: number; before: number }

/** Cuts off bodies that trickle in: each would hold a connection and memory for as long as it likes. */
export function createPace(headers: Record<string, string>) {
  const reading = new Set<Reading>()
  // While the whole process stands still nobody looks, and what came meanwhile is not read yet: that
  // time is not the sender's.
  let seconds = 0
  let lookedAt = performance.now()
  const look = setInterval(() => {
    const now = performance.now()
    seconds += Math.min(now - lookedAt, 2 * lookEvery) / 1_000
    lookedAt = now
    for (const one of reading) {
      if (!isTooSlow(one, seconds - one.since)) continue
      reading.delete(one)
      refuseOnSocket(one.request.socket, 408, say.tooSlow, headers)
    }
  }, lookEvery)
  look.unref()
  return {
    /** From when a body is read. Not before: while the guard asks the database, nobody reads. */
    watch({ raw }: Pick<FastifyRequest, 'raw'>, reply: Pick<FastifyReply, 'raw'>) {
      if (raw.complete) return
      const before = raw.socket.bytesRead - raw.readableLength
      const one = { request: raw, since: seconds, before }
      reading.add(one)
      const done = () => reading.delete(one)
      raw.once('end', done)
      reply.raw.once('close', done)
    },
    stop: () => clearInterval(look),
  }
}

function isTooSlow({ request, before }: Reading, seconds: number) {
  return seconds > graceSeconds && request.socket.bytesRead - before < leastBytesPerSecond * seconds
}

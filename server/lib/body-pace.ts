import type { IncomingMessage } from 'node:http'
import { say } from '@attune/contract/errors.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseOnSocket } from './raw-replies.ts'

/** For this long a body may come as it likes; from then on at this rate at least, on average. */
const graceSeconds = 8
const leastBytesPerSecond = 1_024
const lookEvery = 1_000

type Reading = { request: IncomingMessage; since: number; before: number }

/** Cuts off bodies that trickle in: each would hold a connection and memory for as long as it likes. */
export function createPace(headers: Record<string, string>) {
  const reading = new Set<Reading>()
  const look = setInterval(() => {
    for (const one of reading) {
      if (!isTooSlow(one)) continue
      reading.delete(one)
      refuseOnSocket(one.request.socket, 408, say.tooSlow, headers)
    }
  }, lookEvery)
  look.unref()
  return {
    /** From when a body is read. Not before: while the guard asks the database, nobody reads. */
    watch({ raw }: FastifyRequest, reply: FastifyReply) {
      if (raw.complete) return
      const before = raw.socket.bytesRead - raw.readableLength
      const one = { request: raw, since: performance.now(), before }
      reading.add(one)
      const done = () => reading.delete(one)
      raw.once('end', done)
      reply.raw.once('close', done)
    },
    stop: () => clearInterval(look),
  }
}

function isTooSlow({ request, since, before }: Reading) {
  const seconds = (performance.now() - since) / 1_000
  return seconds > graceSeconds && request.socket.bytesRead - before < leastBytesPerSecond * seconds
}

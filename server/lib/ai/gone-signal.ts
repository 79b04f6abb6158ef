import type { FastifyReply } from 'fastify'

/** Aborted when the caller has gone, or has all of the answer. */
export function goneSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController()
  // The request's own signal also ends once its body has been read.
  raw.once('close', () => gone.abort())
  return gone.signal
}

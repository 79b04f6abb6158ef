import { Readable } from 'node:stream'
import { advice } from '@attune/contract/advice.ts'
import { writeAdvice } from '@attune/engine/advice/write-advice.ts'
import { adviceProse } from '../ai/advice-prose.ts'
import { goneSignal } from '../lib/ai/gone-signal.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { makeAdvice } from './make-advice.ts'
import { paced } from './pace.ts'
import { readAdvice, saveAdvice } from './store.ts'

export function adviceRoutes(app: App, context: Context) {
  const { db, vault } = context

  route(app, advice.stream, async ({ params: { userId } }, reply) => {
    const { input, given, at } = await makeAdvice(context, userId)
    const pieces = adviceProse(context, { userId, input, gone: goneSignal(reply) })
    // What was not heard to its end is not kept: the next advice may say it again.
    const keep = (text: string) => saveAdvice(db, vault, userId, { text, at, given })
    reply.type('text/plain; charset=utf-8').header('x-accel-buffering', 'no')
    // Fastify ends the stream, and with it the writing, when the reader has gone.
    return Readable.from(paced(pieces, writeAdvice(input).length, keep), { highWaterMark: 1 })
  })

  route(app, advice.latest, async ({ params }) => {
    const kept = await readAdvice(db, vault, params.userId)
    return kept ? { text: kept.text, at: kept.at } : null
  })
}

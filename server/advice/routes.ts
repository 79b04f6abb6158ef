import { Readable } from 'node:stream'
import { modules } from '@attune/content/advice/modules.ts'
import { advice, stepItem } from '@attune/contract/advice.ts'
import { stepToAsk } from '@attune/engine/advice/follow-up.ts'
import { writeAdvice } from '@attune/engine/advice/write-advice.ts'
import { adviceProse } from '../ai/advice-prose.ts'
import { goneSignal } from '../lib/ai/gone-signal.ts'
import type { App, Context } from '../lib/http.ts'
import { keepPerson } from '../lib/person.ts'
import { route } from '../lib/route.ts'
import { changeMemory, readMemory } from '../recommendations/store.ts'
import { makeAdvice, triedOf } from './make-advice.ts'
import { paced } from './pace.ts'
import { readAdvice, saveAdvice } from './store.ts'

export function adviceRoutes(app: App, context: Context) {
  const { db, vault, env } = context
  const within = env.adviceWithin

  route(app, advice.stream, async ({ params: { userId }, query: { timeZone } }, reply) => {
    const { input, given, at } = await makeAdvice(context, userId, timeZone)
    const pieces = adviceProse(context, { userId, input, gone: goneSignal(reply) })
    // What was not heard to its end is not kept: the next advice may say it again.
    const keep = async (text: string) => {
      await saveAdvice(db, vault, userId, { text, at, given })
      const step = { id: input.modules[0]?.id ?? '', at: at.getTime() }
      await changeMemory(db, vault, userId, at, (memory) => ({
        ...memory,
        advised: [...memory.advised, step],
      }))
    }
    reply.type('text/plain; charset=utf-8').header('x-accel-buffering', 'no')
    // Fastify ends the stream, and with it the writing, when the reader has gone.
    const written = keepPerson(paced(pieces, { within, expected: writeAdvice(input).length }, keep))
    return Readable.from(written, { highWaterMark: 1 })
  })

  route(app, advice.latest, async ({ params: { userId }, query: { timeZone } }) => {
    const now = new Date()
    const [kept, memory] = await Promise.all([
      readAdvice(db, vault, userId),
      readMemory(db, vault, userId, now),
    ])
    if (!kept) return null
    const id = stepToAsk(triedOf(memory, now, timeZone))?.id
    const step = modules.find((module) => module.id === id)
    const ask = step ? { item: stepItem(step.id), title: step.title } : null
    return { text: kept.text, at: kept.at, ask }
  })
}

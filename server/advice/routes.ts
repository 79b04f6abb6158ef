import { Readable } from 'node:stream'
import { advice } from '@attune/contract/advice.ts'
import { chooseModules } from '@attune/engine/advice/choose-modules.ts'
import { writeAdvice } from '@attune/engine/advice/write-advice.ts'
import { summarize } from '@attune/engine/diagnosis/summarize.ts'
import { concernSignals } from '@attune/engine/questionnaires/concern-signals.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { FastifyReply } from 'fastify'
import type { App, Context } from '../lib/http.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { moodsWithin } from '../recommendations/memory.ts'
import { readMemory } from '../recommendations/store.ts'
import { readUser } from '../users/store.ts'
import { paced } from './pace.ts'
import { type Given, readAdvice, saveAdvice } from './store.ts'

export function adviceRoutes(app: App, context: Context) {
  const { db, vault } = context

  app.route({
    ...advice.stream,
    handler: async ({ params: { userId } }, reply) => {
      const { pieces, given, at } = await makeAdvice(context, userId)
      // What was not heard to its end is not kept: the next advice may say it again.
      const keep = () => saveAdvice(db, vault, userId, { text: pieces.join(''), at, given })
      return sendPieces(reply, paced(pieces, keep))
    },
  })

  app.route({
    ...advice.latest,
    handler: async ({ params }) => {
      const kept = await readAdvice(db, vault, params.userId)
      return kept ? { text: kept.text, at: kept.at } : null
    },
  })
}

/** Fastify ends the stream, and with it the writing, when the reader has gone. */
function sendPieces(reply: Pick<FastifyReply, 'type'>, pieces: AsyncIterable<string>) {
  return reply
    .type('text/plain; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(pieces, { highWaterMark: 1 }))
}

const week = 7
const dayLength = 24 * 60 * 60 * 1000

async function makeAdvice({ db, vault }: Context, userId: string) {
  const now = new Date()
  const [user, answers, memory, before] = await Promise.all([
    readUser(db, userId),
    listUserAnswers(db, vault, userId),
    readMemory(db, vault, userId, now),
    readAdvice(db, vault, userId),
  ])
  const lately = before?.given.filter(({ at }) => now.getTime() - at < week * dayLength) ?? []
  const intake = readIntake(answers)
  const concerns = concernSignals(intake)
  const modules = chooseModules({
    concerns,
    feelings: intake.feelings,
    lastShown: lately.map(({ id, at }) => ({ id, daysAgo: (now.getTime() - at) / dayLength })),
    seed: `${userId}:${now.getTime()}`,
  })
  const pieces = [
    ...writeAdvice({
      ...(user && { name: user.name }),
      intake,
      concerns,
      summary: summarize(answers),
      moods: moodsWithin(memory, week, now).map(({ mood }) => mood),
      modules,
      day: now.toISOString().slice(0, 10),
    }),
  ]
  const given: Given = [...lately, ...modules.map(({ id }) => ({ id, at: now.getTime() }))]
  return { pieces, given, at: now }
}

import { randomUUID } from 'node:crypto'
import type { Access, CallLimit } from '@attune/contract/endpoint.ts'
import type { DangerModel } from '@attune/engine/danger/danger-model.ts'
import type { TextModels } from '@attune/engine/text/text-analysis.ts'
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { LanguageModel } from './ai/language-model.ts'
import { createPace } from './body-pace.ts'
import type { Bus } from './bus.ts'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import { sendError } from './error-reply.ts'
import { unreadable } from './invalid.ts'
import type { KeyFiles } from './key-files.ts'
import type { Limits } from './limits.ts'
import { loggerOptions } from './logged.ts'
import type { Metrics } from './metrics.ts'
import { coverOtherReplies, refuseUnparsed } from './raw-replies.ts'
import type { ReadCopy } from './read-copy.ts'
import { securityHeaders } from './security-headers.ts'
import type { Vault } from './vault.ts'

/** What every slice is given. */
export type Context = {
  env: Env
  db: Db
  /** For what may lag. */
  copy: ReadCopy
  /** Where `db` is, for a thread with connections of its own. */
  databaseUrl: string
  vault: Vault
  keys: KeyFiles
  limits: Limits
  metrics: Metrics
  bus: Bus
  textModels: TextModels
  dangerModel: DangerModel
  /** Null unless the operator has set one. */
  model: LanguageModel | null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    allow?: Access['allow']
    own?: string | readonly string[]
    contact?: true
    effects?: true
    limit?: CallLimit
    recent?: true
    beforeSecondFactor?: true
    fromAnywhere?: true
  }
}

/** A connection that says nothing of itself for so long is closed; a whole request may take longer. */
const headersWithin = 10_000
const requestWithin = 60_000

export function newApp(env: Pick<Env, 'logLevel' | 'logTo' | 'trustProxy' | 'secureCookies'>) {
  const headers = securityHeaders(env.secureCookies)
  const app = Fastify({
    logger: loggerOptions(env),
    trustProxy: env.trustProxy,
    requestTimeout: requestWithin,
    http: {
      headersTimeout: headersWithin,
      connectionsCheckingInterval: 1_000,
      // Refused by us instead, with the headers of every reply.
      requireHostHeader: false,
    },
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 100 },
    // Never the client's: an id leads to one line of the log.
    genReqId: () => randomUUID(),
    // An address that cannot be decoded or is too long reaches neither hooks nor the error handler.
    frameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      dress(request, reply, headers)
      sendError(unreadable(), request, reply)
    },
    clientErrorHandler: (error, socket) => refuseUnparsed(error, socket, headers),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async (request, reply) => {
    dress(request, reply, headers)
    if (!request.headers.host) throw unreadable()
  })
  const pace = createPace(headers)
  app.addHook('preParsing', async (request, reply) => pace.watch(request, reply))
  app.addHook('onClose', async () => pace.stop())
  app.addHook('onReady', async () => coverOtherReplies(app.server, headers))
  return app
}

/** What every reply carries. */
function dress(request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>) {
  reply.headers(headers).header('x-request-id', request.id)
}

export type App = ReturnType<typeof newApp>

import { randomUUID } from 'node:crypto'
import type { Access } from '@attune/contract/endpoint.ts'
import type { DangerModel } from '@attune/engine/danger/danger-model.ts'
import type { TextModels } from '@attune/engine/text/text-analysis.ts'
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { LanguageModel } from './ai/language-model.ts'
import type { Bus } from './bus.ts'
import type { Db } from './db.ts'
import type { Env } from './env.ts'
import { sendError } from './error-reply.ts'
import { loggedError } from './errors.ts'
import { unreadable } from './invalid.ts'
import type { Limits } from './limits.ts'
import type { Vault } from './vault.ts'

/** What every slice is given. */
export type Context = {
  env: Env
  db: Db
  /** Where `db` is, for a thread with connections of its own. */
  databaseUrl: string
  vault: Vault
  limits: Limits
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
    limit?: 'login' | 'register' | 'ai'
  }
}

export function newApp(env: Pick<Env, 'logLevel' | 'trustProxy'>) {
  const app = Fastify({
    logger: {
      level: env.logLevel,
      serializers: { err: loggedError },
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    trustProxy: env.trustProxy,
    requestTimeout: 30_000,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 100 },
    // Never the client's: an id leads to one line of the log.
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendError)
  app.addHook('onRequest', async (request, reply) => nameRequest(request, reply))
  return app
}

function nameRequest(request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id)
}

/** An address that cannot be decoded or is too long reaches neither hooks nor the error handler. */
function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  nameRequest(request, reply)
  sendError(unreadable(), request, reply)
}

export type App = ReturnType<typeof newApp>

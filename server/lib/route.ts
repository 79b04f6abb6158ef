import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Endpoint } from '@attune/contract/endpoint.ts'
import { endpoints } from '@attune/contract/every.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from './http.ts'

/**
 * Answers an endpoint of the contract: its address, access, schemas and status come from there.
 * The handler returns the body of the reply, and nothing where the contract says 204.
 */
export function route<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>) {
  const status = Number(Object.keys(endpoint.schema.response)[0])
  app.route<RouteOf<E>>({
    ...endpoint,
    handler: async (request, reply) => {
      // First, so that a handler may say otherwise, as 304 does.
      reply.code(status)
      return handler(request, reply)
    },
  })
}

/**
 * From now on, registering a route throws unless the contract declares it or it serves a file of
 * `webRoot`: the server does not start with a call that nobody has said who may make.
 */
export function refuseUndeclared(app: App, webRoot: string | undefined) {
  const declared = new Set(endpoints.map(([, { method, url }]) => `${method} /api${url}`))
  const isFile = (url: string) => webRoot !== undefined && existsSync(join(webRoot, url))
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      // Fastify answers HEAD as it does GET.
      const call = `${one === 'HEAD' ? 'GET' : one} ${url}`
      if (!declared.has(call) && (url.startsWith('/api') || !isFile(url)))
        throw new Error(`${call} is not in the contract`)
    }
  })
}

type Handler<E extends Endpoint> = (
  request: FastifyRequest<RouteOf<E>>,
  reply: ReplyHead,
) => Answer<E>

/** Headers and cookies. The body is what the handler returns, so that its type is checked. */
export type ReplyHead = Omit<FastifyReply, 'send' | 'then'>

type RouteOf<E extends Endpoint> = {
  Params: Parsed<E['schema'], 'params'>
  Querystring: Parsed<E['schema'], 'querystring'>
  Body: Parsed<E['schema'], 'body'>
}

/** A part of the request as its schema gives it; `undefined` where the endpoint has none. */
type Parsed<Schema, Part extends string> =
  Schema extends Record<Part, infer S extends z.ZodType> ? z.output<S> : undefined

/** What a handler returns: what the schema of the reply encodes, and nothing for 204. */
type Answer<E extends Endpoint> =
  E['schema']['response'] extends Record<204, z.ZodType>
    ? Promise<void>
    : E['schema']['response'] extends infer R
      ? R[keyof R] extends infer S extends z.ZodType
        ? Body<S> | Promise<Body<S>>
        : never
      : never

/** A text may also be sent piece by piece. */
type Body<S extends z.ZodType> = z.output<S> | (S extends z.ZodString ? Readable : never)

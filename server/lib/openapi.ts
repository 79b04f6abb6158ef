import { brand } from '@attune/contract/brand.ts'
import type { Endpoint } from '@attune/contract/endpoint.ts'
import { type ErrorCode, statusOf } from '@attune/contract/errors.ts'
import { endpoints } from '@attune/contract/every.ts'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from './http.ts'

type Description = { url: string; cookie: string }

/**
 * The API's own description out of the schemas that check it: of all calls registered from now on, made
 * when it is first asked for, by an app that serves nothing. What makes it is loaded for that alone.
 */
export function describeApi(app: App, description: Description): () => Promise<object> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema) routes.push({ method, url, schema, handler() {} })
  })
  let made: Promise<object> | undefined
  return () => {
    made ??= describe(routes, description).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

async function describe(routes: readonly RouteOptions[], description: Description) {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ exposeHeadRoutes: false })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => String)
  await app.register(swagger, optionsOf(description))
  for (const route of routes) app.route(route)
  await app.ready()
  return app.swagger()
}

function optionsOf({ url, cookie }: Description): FastifyDynamicSwaggerOptions {
  const transform = createJsonSchemaTransform({
    zodToJsonConfig: {
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema instanceof z.ZodCustom)
          Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        if (zodSchema instanceof z.ZodDate)
          Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
      },
      unrepresentable: 'any',
    },
  })
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand} API`, version: '1', description: about },
      servers: [{ url }],
      tags: [...new Set(endpoints.map(sliceOf))].map((name) => ({ name })),
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      },
    },
    transform(route) {
      const { schema, url } = transform(route)
      const method = [route.route.method].flat()[0]
      const named = endpoints.find(
        ([, endpoint]) => endpoint.method === method && `/api${endpoint.url}` === url,
      )
      return { schema: named && schema ? described(schema, named) : schema, url }
    },
  }
}

const about = `Every call is refused unless its access is declared. A stranger learns with 401 nothing of what else is wrong. What is not yours answers as what is not there.`

type Named = (typeof endpoints)[number]

const sliceOf = ([name]: Named) => name.split('.')[0] ?? name

/** With what its schemas do not say of a call: its name, who may make it, and how it may fail. */
function described<Schema extends { response?: unknown }>(schema: Schema, named: Named) {
  const [name, endpoint] = named
  return {
    ...schema,
    operationId: name.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase()),
    tags: [sliceOf(named)],
    security: endpoint.config.allow === 'anyone' ? [] : [{ session: [] }],
    response: { ...sent(schema.response as object, endpoint), ...failuresOf(named) },
  }
}

/** The replies of a success under the media type they are sent as. */
function sent(replies: object, { sends }: Endpoint) {
  if (!sends) return replies
  const schema = { type: 'string', ...(!sends.startsWith('text/') && { format: 'binary' }) }
  return Object.fromEntries(
    Object.keys(replies).map((status) => [
      status,
      { description: 'Not JSON', content: { [sends]: { schema } } },
    ]),
  )
}

/** How a call may fail; one status may say several things, which its `code` tells apart. */
function failuresOf(named: Named) {
  const codes = Map.groupBy(codesOf(named), (code) => statusOf[code])
  return Object.fromEntries([...codes].map(([status, said]) => [status, failure(said)]))
}

function codesOf(named: Named): ErrorCode[] {
  const { method, config, schema, url } = named[1]
  const codes: ErrorCode[] = ['too_many', 'internal', 'unavailable']
  const isAccount = url.endsWith('/login') || url.startsWith('/auth/')
  // A body that cannot be read is refused also where none is described, as an archive's is not.
  const mayHaveBody = method !== 'GET'
  if (mayHaveBody || schema.querystring || schema.params) codes.push('invalid')
  if (config.allow !== 'anyone') codes.push('signed_out', 'forbidden')
  // From anywhere but our own pages.
  else if (method !== 'GET') codes.push('forbidden')
  if (config.allow !== 'anyone' && !config.beforeSecondFactor) codes.push('second_factor_missing')
  if (config.allow === 'anyone' && (isAccount || url === '/chatBot')) codes.push('signed_out')
  if (isAccount) codes.push('second_factor_required')
  if (config.recent || changesAccount({ method, url })) codes.push('reauthentication_required')
  if (url.includes(':') || schema.body || isAccount) codes.push('not_found')
  if (mayHaveBody) codes.push('too_large')
  if (schema.body) codes.push('taken', 'too_late')
  if (['messages', 'appointments'].includes(sliceOf(named))) codes.push('not_yet')
  return codes
}

const changesAccount = ({ method, url }: Pick<Endpoint, 'method' | 'url'>) =>
  method === 'PUT' && /^\/(users|therapists)\/:id$/.test(url)

const failure = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => meanings[code]).join('. Or: '),
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for a person' },
    code: { enum: codes },
    field: { type: 'string', description: 'What was wrong in the input' },
    requestId: { type: 'string', format: 'uuid' },
  },
})

const meanings: Readonly<Record<ErrorCode, string>> = {
  invalid: 'What was sent is not what the call takes',
  signed_out: 'Nobody is signed in, or the sign-in failed',
  reauthentication_required: 'The password was given too long ago; confirm it, then call again',
  second_factor_required: 'The password is right; a code of the second step is asked for',
  second_factor_missing: 'The operator asks for a second step, which is not set up yet',
  forbidden: 'Not yours, or not from our own pages',
  not_found: 'Not there, or not for you',
  taken: 'Somebody or something has it already',
  too_late: 'What it was asked about has changed since',
  too_large: 'More than is taken',
  not_yet: 'Not yet: a reply comes first, or some time has to pass',
  too_many: 'Too often; the header retry-after says when to come again',
  internal: 'A fault of ours',
  unavailable: 'Not right now; the header retry-after says when to come again',
}

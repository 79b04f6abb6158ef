import { createServer, type Server } from 'node:http'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { AppError, isDatabaseAway, StartError } from '../../lib/errors.ts'
import type { Context } from '../../lib/http.ts'
import { loggerOptions } from '../../lib/logged.ts'
import { within } from '../../lib/person.ts'
import type { Node } from '../health.ts'
import { watchNode } from '../queues.ts'
import { type Access, createAccess } from './access.ts'
import { doorRoutes } from './door.ts'
import { html } from './html.ts'
import { layout, styles } from './layout.ts'
import { headers, requireOwnOrigin } from './origin.ts'

const largestForm = 32 * 1024

/** The operator's page and the metrics, not listening yet. `port` is what callers have to name. */
export function buildOperatorPage(context: Context, node: Node, port: () => number) {
  const access = createAccess(context.env.dataDir)
  const site = Fastify({
    ...{ logger: loggerOptions(context.env), bodyLimit: largestForm },
    // An address that cannot be decoded reaches neither hooks nor the error handler.
    frameworkErrors(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
      void reply.headers(headers).code(400).send('')
    },
  })
  site.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    requireOwnOrigin(request.method, request.headers, port())
  })
  const asOperator = (_request: FastifyRequest, _reply: FastifyReply, next: () => void) =>
    within({ as: 'job', name: 'operator' }, next)
  site.addHook('onRequest', asOperator)
  site.addHook('preValidation', asOperator)
  site.removeAllContentTypeParsers()
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  site.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, text } = said(error)
    if (status === 500) request.log.error({ err: error })
    const content = html`<p>${text}</p>`
    const page = layout({ title: 'This did not work', content })
    return reply.code(status).type('text/html; charset=utf-8').send(page)
  })
  site.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is no such page')
  })
  site.get('/operator.css', async (_request, reply) => reply.type('text/css').send(styles))
  signInRoutes(site, access)
  const metrics = watchNode(context, node)
  metricsRoute(site, access, metrics)
  void site.register(async (door) => doorRoutes(door, { context, access, node, metrics }), {
    prefix: access.door,
  })
  return { app: site, access }
}

function said(error: FastifyError) {
  if (error instanceof AppError) return { status: error.status, text: error.message }
  if (error instanceof StartError)
    return { status: 400, text: `Nothing was changed. ${error.message}.` }
  if (isDatabaseAway(error)) return { status: 503, text: 'The database does not answer right now.' }
  const status = error.statusCode ?? 500
  return status < 500
    ? { status, text: 'This request cannot be read.' }
    : { status: 500, text: 'Something went wrong. The log has more.' }
}

function signInRoutes(app: FastifyInstance, access: Access) {
  const page = (wrong: boolean) =>
    layout({
      title: 'Sign in',
      content: html`
${wrong && html`<p class="said" role="alert">That is not the secret.</p>`}
<p>The secret is in the file <code>operator.secret</code> of DATA_DIR.</p>
<form class="act" method="post" action="/">
<label>Secret<input type="password" name="secret" required autocomplete="off" maxlength="200"></label>
<div class="row"><button class="main">Sign in</button></div>
</form>`,
    })
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(false)))
  app.post('/', async (request, reply) => {
    const given = request.body instanceof URLSearchParams ? request.body.get('secret') : null
    if (await access.signIn(given ?? '', reply)) return reply.redirect(`${access.door}/`, 303)
    return reply.code(401).type('text/html; charset=utf-8').send(page(true))
  })
}

/** By token, since Prometheus signs in nowhere. */
function metricsRoute(app: FastifyInstance, access: Access, read: () => Promise<string>) {
  app.get('/metrics', async (request, reply) => {
    if (!access.isMetricsToken(request.headers.authorization))
      return reply.code(401).header('www-authenticate', 'Bearer').send('')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await read())
  })
}

/** Listens to this machine alone, by both of its names. */
export async function startOperatorPage(context: Context, node: Node, port: number) {
  let listening = port
  const { app, access } = buildOperatorPage(context, node, () => listening)
  await app.ready()
  const servers: Server[] = []
  const close = async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await app.close()
  }
  try {
    for (const host of ['127.0.0.1', '::1']) {
      const limits = { requestTimeout: 30_000, headersTimeout: 10_000 }
      const server = createServer(limits, (request, reply) => app.routing(request, reply))
      if (await listen(server, host, listening)) servers.push(server)
      const address = server.address()
      if (address && typeof address === 'object') listening = address.port
    }
  } catch (error) {
    await close()
    throw error
  }
  return { address: `http://localhost:${listening}`, access, close }
}

/** False where the machine has no such address. A port that somebody else has is refused: they would be shown the secret. */
async function listen(server: Server, host: string, port: number): Promise<boolean> {
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen({ host, port, ipv6Only: host === '::1' }, done)
    })
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) return false
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; set OPERATOR_PORT to another`
        : `Cannot listen for the operator: ${String(code)}`,
    )
  }
}

import fastifyStatic from '@fastify/static'
import { AppError } from './errors.ts'
import type { App } from './http.ts'

const aYear = 365 * 24 * 60 * 60

/** The built web app: hashed assets for ever, the page itself always fresh, every route the same page. */
export async function serveWeb(app: App, root: string, offline: boolean) {
  await app.register(fastifyStatic, {
    root,
    // A route a file: what is no file falls through, an unknown call of the API to its own 404.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
    },
  })
  // Browsers ask for it anew at every visit, and drop what it kept.
  if (!offline)
    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url === '/sw.js') await reply.sendFile('sw-off.js')
    })
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const wantsPage = request.method === 'GET' && !/\.\w+$/.test(path)
    if (!wantsPage) throw new AppError('not_found', 'Not found')
    return reply.sendFile('index.html')
  })
}

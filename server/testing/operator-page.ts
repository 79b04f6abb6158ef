import { createMetrics } from '../lib/metrics.ts'
import { buildOperatorPage } from '../operator/page/server.ts'
import type { TestApp } from './app.ts'
import { temporaryFolder } from './temporary.ts'

const port = 3001
const host = `localhost:${port}`

type Sent = { headers?: Record<string, string>; form?: Record<string, string> }

/** The operator's page of this server, asked as a browser would. */
export async function openOperatorPage(test: TestApp, metrics = createMetrics()) {
  const env = { ...test.context.env, dataDir: temporaryFolder('operator') }
  const node = { pool: test.serverPool, redis: undefined, sockets: () => 0 }
  const { app, access } = buildOperatorPage({ ...test.context, env, metrics }, node, () => port)
  await app.ready()
  const ask = (method: 'GET' | 'POST', url: string, { headers = {}, form }: Sent = {}) =>
    app.inject({
      method,
      url,
      headers: {
        host,
        ...(method === 'POST' && { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(form && { payload: String(new URLSearchParams(form)) }),
    })
  const signIn = async () => {
    const reply = await ask('POST', '/', { form: { secret: access.secret } })
    const cookie = String(reply.headers['set-cookie']).split(';')[0]!
    const at = (path: string) => `${access.door}${path}`
    return {
      cookie,
      get: (path: string) => ask('GET', at(path), { headers: { cookie } }),
      post: (path: string, form: Record<string, string> = {}) =>
        ask('POST', at(path), { headers: { cookie }, form }),
    }
  }
  return { app, access, env, ask, signIn }
}

import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '../../lib/errors.ts'

/** What every reply carries: nothing is loaded, run, framed or kept. */
export const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // With none at all a browser would send its forms as from nowhere.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * Refuses what no page of ours asked for. The name has to be this machine's: a page of the web can
 * make its own name lead here (DNS rebinding). Another port of this machine is another origin.
 */
export function requireOwnOrigin(method: string, sent: IncomingHttpHeaders, port: number) {
  const { host = '', origin } = sent
  // Browsers leave a port out that is http's own.
  const own = ['localhost', '127.0.0.1', '[::1]'].map((name) =>
    port === 80 ? name : `${name}:${port}`,
  )
  if (!own.includes(host)) throw foreign()
  const site = sent['sec-fetch-site']
  const isRead = method === 'GET' || method === 'HEAD'
  if (site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')) throw foreign()
  if (origin !== undefined ? origin !== `http://${host}` : !isRead) throw foreign()
}

const foreign = () => new AppError('forbidden', 'Open this page by its own address')

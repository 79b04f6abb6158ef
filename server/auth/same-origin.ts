import type { IncomingHttpHeaders } from 'node:http'
import type { Env } from '../lib/env.ts'

/**
 * Whether a request that changes something comes from our own pages. Browsers send Sec-Fetch-Site
 * or Origin on every such request; a client that sends neither is no browser and carries no
 * one's cookie against their will (OWASP CSRF Prevention Cheat Sheet).
 */
export function isSameOrigin(headers: IncomingHttpHeaders, env: Env): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  if (env.publicUrl && origin === new URL(env.publicUrl).origin) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  // Whoever is between can put a page of theirs at http on any name.
  return host === headers.host && (protocol === 'https:' || !env.secureCookies)
}

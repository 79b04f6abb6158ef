import type { Env } from '../lib/env.ts'

/** Where links in a mail lead: never to what a caller says this server is called. */
export function publicAddress({ publicUrl, host, port }: Env) {
  if (publicUrl) return new URL(publicUrl).origin
  const isEveryAddress = host === '0.0.0.0' || host === '::'
  return `http://${isEveryAddress ? 'localhost' : host}:${port}`
}

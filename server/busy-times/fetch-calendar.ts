import { type IncomingMessage, request } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { brand } from '@attune/contract/brand.ts'
import { busyLimits } from '@attune/contract/busy-times.ts'
import type { Outgoing } from '../lib/outgoing.ts'
import { Unreadable } from './unreadable.ts'

const within = 10_000
const mostRedirects = 3

/** Null: it is as it was when `etag` was told. */
export type Fetched = { bytes: Uint8Array; etag: string | null } | null

/**
 * One GET of an address that a therapist gave, without a word of anybody in it. Every step, also where
 * it is led on to, is looked at before it is called: https, its own port, and an address that anyone
 * could call. `ending` aborts where the server stops.
 */
export async function fetchCalendar(
  ways: Outgoing,
  address: string,
  etag: string | null,
  ending: AbortSignal,
): Promise<Fetched> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(within)])
  let url = urlOf(address)
  try {
    for (let led = 0; led <= mostRedirects; led++) {
      const reply = await get(ways, url, etag, signal)
      const { statusCode: status = 0, headers } = reply
      if (status === 200) {
        const bytes = await bodyOf(reply)
        // One whose end is told by no length ends where the time is over, too.
        signal.throwIfAborted()
        return { bytes, etag: shortEtag(headers.etag) }
      }
      // Nobody reads on, and its connection ends.
      reply.destroy()
      if (status === 304 && etag !== null) return null
      if (status >= 500) throw new Unreadable('no-answer')
      if (!redirects.has(status) || !headers.location) throw new Unreadable('refused')
      url = urlOf(headers.location, url)
    }
    throw new Unreadable('refused')
  } catch (error) {
    if (error instanceof Unreadable) throw error
    ending.throwIfAborted()
    throw new Unreadable('no-answer')
  }
}

const redirects = new Set([301, 302, 303, 307, 308])
const longestEtag = 200
const shortEtag = (etag: string | undefined) =>
  etag && etag.length <= longestEtag && /^[\x20-\x7e]+$/.test(etag) ? etag : null

/** `webcal:` is https by another name, and only as a therapist writes it. */
export function urlOf(address: string, from?: URL): URL {
  const text = from ? address : address.replace(/^webcal:/i, 'https:')
  const url = URL.parse(text, from?.href)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || !url.hostname)
    throw new Unreadable('not-called')
  return url
}

async function get(ways: Outgoing, url: URL, etag: string | null, signal: AbortSignal) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = await orAborted(ways.lookup(host), signal)
  const [first] = addresses
  if (first === undefined) throw new Unreadable('no-answer')
  // A name that means one of ours as well is not called at all.
  if (!addresses.every(ways.isPublic)) throw new Unreadable('not-called')
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      ...{ method: 'GET', host, path: url.pathname + url.search, signal },
      headers: {
        host: url.host,
        accept: 'text/calendar',
        'accept-encoding': 'gzip',
        'user-agent': brand,
        connection: 'close',
        ...(etag !== null && { 'if-none-match': etag }),
      },
      maxHeaderSize: 16 * 1024,
      createConnection: () => ways.connect(host, first),
    })
    sent.once('response', resolve)
    sent.once('error', reject)
    sent.end()
  })
}

/** A name that nobody resolves is not waited for; the lookup itself cannot be ended. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([work, aborted])
}

/** No more of it than is taken over, on the wire and unpacked. */
async function bodyOf(reply: IncomingMessage): Promise<Uint8Array> {
  const encoding = reply.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return all(bounded(reply))
  if (encoding !== 'gzip') throw new Unreadable('refused')
  return pipeline(bounded(reply), createGunzip(), (unpacked) => all(bounded(unpacked)))
}

async function* bounded(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > busyLimits.addressBytes) throw new Unreadable('too-large')
    yield piece
  }
}

async function all(pieces: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const found: Buffer[] = []
  for await (const piece of pieces) found.push(piece)
  return Buffer.concat(found)
}

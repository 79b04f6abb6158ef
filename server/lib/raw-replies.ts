import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { say } from '@attune/contract/errors.ts'

type Headers = Record<string, string>

/** A refusal where there is no reply to write on: what came was no request, or only a part of one. */
export function refuseOnSocket(socket: Duplex, status: number, error: string, headers: Headers) {
  if (!socket.writable) return socket.destroy()
  const requestId = randomUUID()
  const body = JSON.stringify({ error, code: 'invalid', requestId })
  const head = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  const reply = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`
  return socket.end(reply, () => socket.destroy())
}

/** What the parser of HTTP refuses: such a request reaches neither routes nor hooks. */
export function refuseUnparsed(error: Error, socket: Duplex, headers: Headers) {
  const code = 'code' in error ? error.code : ''
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseOnSocket(socket, 408, say.tooSlow, headers)
  else if (code === 'HPE_HEADER_OVERFLOW') refuseOnSocket(socket, 431, say.unreadable, headers)
  else refuseOnSocket(socket, 400, say.unreadable, headers)
}

/** What is answered past the routes: by the chat's own engine, and by Node where more is expected than we do. */
export function coverOtherReplies(server: Server, headers: Headers) {
  const cover = (reply: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value)
  }
  server.prependListener('request', ({ url }: IncomingMessage, reply: ServerResponse) => {
    if (url?.startsWith('/socket.io')) cover(reply)
  })
  server.on('checkExpectation', (_request: IncomingMessage, reply: ServerResponse) => {
    cover(reply)
    reply.writeHead(417).end()
  })
}

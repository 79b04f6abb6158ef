import type { IncomingMessage } from 'node:http'
import { passphraseHeader, portabilityLimits } from '@attune/contract/portability.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../lib/http.ts'
import { createUploadRoom } from '../lib/upload-room.ts'
import { archiveTooLarge, notAnArchive, wrongPassphrase } from './refusals.ts'

/** Of all archives under way; of one address, one. */
const roomForAll = 2 * portabilityLimits.archiveBytes

class ReceivedArchive {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** Below `app`, a zip may be sent: in memory, bounded for each and for all together. */
export function acceptArchives(app: App) {
  const room = createUploadRoom(roomForAll, portabilityLimits.archiveBytes)
  app.addContentTypeParser(
    'application/zip',
    async (request: FastifyRequest, body: IncomingMessage) => {
      const own = room.enter(request.ip)
      request.raw.once('close', own.leave)
      if (request.routeOptions.url?.endsWith('/import') !== true) throw notAnArchive()
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of body as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > portabilityLimits.archiveBytes) throw archiveTooLarge()
        own.take(chunk.length)
        chunks.push(chunk)
      }
      return new ReceivedArchive(Buffer.concat(chunks))
    },
  )
}

export function archiveOf(request: FastifyRequest): Uint8Array {
  const body: unknown = request.body
  if (!(body instanceof ReceivedArchive)) throw notAnArchive()
  return body.bytes
}

export function passphraseOf(request: FastifyRequest): string | undefined {
  const sent = request.headers[passphraseHeader]
  if (typeof sent !== 'string' || sent === '') return undefined
  try {
    return decodeURIComponent(sent).slice(0, portabilityLimits.passphrase.max)
  } catch {
    throw wrongPassphrase()
  }
}

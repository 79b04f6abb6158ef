import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { unreadable } from './invalid.ts'
import { readAway } from './read-away.ts'
import { createUploadRoom, type UploadRoom } from './upload-room.ts'

const fieldBytes = 4 * 1024
const mostFields = 20
/** Of all forms under way, and of those from one address. */
const roomForAll = 30 * 1024 * 1024
const roomPerAddress = 15 * 1024 * 1024
/** Then everybody else has a turn: twenty forms that have come whole would be read in one go. */
const bytesPerTurn = 128 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the body is a form. */
    uploadRoom: UploadRoom | undefined
  }
}

/** Fields become strings and files Blobs; only where the contract says so, and never half a file. */
export async function acceptMultipart(app: App) {
  const room = createUploadRoom(roomForAll, roomPerAddress)
  app.decorateRequest('uploadRoom', undefined)
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: limits.imageBytes, files: 2, fields: mostFields, fieldSize: fieldBytes },
    onFile: keepAsBlob,
  })
  app.addHook('preParsing', async (request, reply) => {
    const takesForm = request.routeOptions.schema?.consumes?.includes('multipart/form-data')
    // Its own `isMultipart` is only known once the body is being read.
    const type = request.headers['content-type'] ?? ''
    if (!/^\s*multipart\//i.test(type)) return
    if (!takesForm) throw new AppError('invalid', 'This call takes JSON')
    // Without one the parser may find no field in a whole form and call it read.
    if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type)) throw unreadable()
    const own = room.enter(request.ip)
    request.uploadRoom = own
    reply.raw.once('close', own.leave)
    // Refused half-way, nobody would read the rest, and the connection would hang.
    reply.raw.once('finish', () => readAway(request.raw))
  })
}

const turnOf = (bytes: number) => Math.floor(bytes / bytesPerTurn)

async function keepAsBlob(this: FastifyRequest, part: MultipartFile) {
  const file = new ReceivedFile(part.mimetype)
  this.uploadRoom?.keep(file)
  try {
    for await (const chunk of part.file) {
      this.uploadRoom?.take(chunk.length)
      const before = file.size
      file.append(chunk)
      if (turnOf(before) !== turnOf(file.size)) await nextTurn()
    }
  } catch (error) {
    if (error instanceof AppError) {
      // What it held is for those before it. It hears so once the whole has come: who hears at once
      // sends the next at once.
      this.uploadRoom?.leave()
      await readAway(this.raw)
      throw error
    }
    throw isTooLarge(error) ? tooLarge(part) : unreadable()
  }
  if (part.file.truncated) throw tooLarge(part)
  Object.assign(part, { value: file })
}

/**
 * A file of a form, until its request is over. Its memory grows with what comes and goes back to the
 * machine at once: left to the collector, five files in a row are still there with the sixth.
 */
class ReceivedFile extends Blob {
  readonly #bytes = new ArrayBuffer(0, { maxByteLength: limits.imageBytes })
  #isReleased = false
  override size = 0
  constructor(type: string) {
    super([], { type })
  }
  append(chunk: Uint8Array) {
    if (this.#isReleased) throw new AppError('unavailable', say.busy)
    const at = this.size
    this.size += chunk.length
    this.#bytes.resize(this.size)
    new Uint8Array(this.#bytes).set(chunk, at)
  }
  /** The bytes themselves, no copy: whoever needs them after the request makes one. */
  override async arrayBuffer() {
    // Whoever sent it has gone while it waited for its turn.
    if (this.#isReleased) throw new AppError('unavailable', say.busy)
    return this.#bytes
  }
  release() {
    this.#isReleased = true
    this.#bytes.resize(0)
  }
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413

const tooLarge = ({ fieldname }: MultipartFile) =>
  new AppError('too_large', say.imageTooLarge, fieldname)

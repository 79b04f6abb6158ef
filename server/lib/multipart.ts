import { limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import multipart, { type MultipartFile } from '@fastify/multipart'
import { AppError } from './errors.ts'
import type { App } from './http.ts'
import { unreadable } from './invalid.ts'

const fieldBytes = 4 * 1024
const mostFields = 20

/** Fields become strings and files Blobs; only where the contract says so, and never half a file. */
export async function acceptMultipart(app: App) {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: limits.imageBytes, files: 2, fields: mostFields, fieldSize: fieldBytes },
    onFile: keepAsBlob,
  })
  app.addHook('preParsing', async (request) => {
    const takesForm = request.routeOptions.schema?.consumes?.includes('multipart/form-data')
    // Its own `isMultipart` is only known once the body is being read.
    const type = request.headers['content-type'] ?? ''
    if (!/^\s*multipart\//i.test(type)) return
    if (!takesForm) throw new AppError('invalid', 'This call takes JSON')
    // Without one the parser may find no field in a whole form and call it read.
    if (!/;\s*boundary=("[^"]+"|[^\s;"]+)/i.test(type)) throw unreadable()
  })
}

async function keepAsBlob(this: unknown, part: MultipartFile) {
  // toBuffer refuses a file over the limit; a stream would only have been cut.
  const content = await part.toBuffer().catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw isTooLarge ? new AppError('too_large', say.imageTooLarge, part.fieldname) : unreadable()
  })
  Object.assign(part, { value: new Blob([new Uint8Array(content)], { type: part.mimetype }) })
}

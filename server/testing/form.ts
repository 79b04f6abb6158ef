import type { InjectOptions } from 'fastify'

export type Part = string | { content: Buffer; name?: string; type?: string }

type Headers = { headers: Record<string, string> }

/** A multipart form as a browser sends one. */
export function formOf(
  parts: Record<string, Part>,
): Required<Pick<InjectOptions, 'payload'>> & Headers {
  const { headers, pieces } = formPieces(parts)
  return { headers, payload: Buffer.concat(pieces) }
}

/** The same in pieces, the files as they are: forty large ones at once are no copies. */
export function formPieces(parts: Record<string, Part>): { pieces: Buffer[] } & Headers {
  const boundary = '----form'
  const chunks = Object.entries(parts).flatMap(([field, part]) => {
    const start = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"`
    if (typeof part === 'string') return [Buffer.from(`${start}\r\n\r\n${part}\r\n`)]
    const { content, name = 'picture.png', type = 'image/png' } = part
    return [
      Buffer.from(`${start}; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    pieces: [...chunks, Buffer.from(`--${boundary}--\r\n`)],
  }
}

import { TransformStream as WebTransformStream } from 'node:stream/web'
import { limits } from '@attune/contract/accounts.ts'
import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { AppError } from '../lib/errors.ts'
import { archiveTooLarge, locked, notAnArchive, wrongPassphrase } from './refusals.ts'

/** What `data.json` may be once it is unpacked: a small file can say that it is endless. */
export const mostDataBytes = 64 * 1024 * 1024
const mostEntries = 200

export type OpenArchive = {
  /** `data.json` as it is unpacked; ends with a failure where its checksum or its seal is wrong. */
  data: () => AsyncIterable<Uint8Array>
  picture: () => Promise<Buffer | undefined>
}

/** Two files of an archive are looked at, by their exact names; nothing is ever written to a disk. */
export async function openArchive(
  bytes: Uint8Array,
  passphrase: string | undefined,
): Promise<OpenArchive> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), {
    useWebWorkers: false,
    checkSignature: true,
    ...(passphrase !== undefined && { password: passphrase }),
  })
  const files = new Map<string, FileEntry>()
  let count = 0
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (++count > mostEntries || files.has(entry.filename)) throw notAnArchive()
      if (!entry.directory) files.set(entry.filename, entry)
    }
  } catch (error) {
    throw error instanceof AppError ? error : notAnArchive()
  }
  const data = files.get('data.json')
  const picture = files.get('pictures/profile.webp')
  if (!data) throw notAnArchive()
  if (data.encrypted && passphrase === undefined) throw locked()
  return {
    data: () => unpacked(data, mostDataBytes),
    picture: async () => picture && Buffer.concat(await all(unpacked(picture, limits.imageBytes))),
  }
}

async function all(chunks: AsyncIterable<Uint8Array>) {
  const result: Uint8Array[] = []
  for await (const chunk of chunks) result.push(chunk)
  return result
}

/** No faster than it is read, and no more than is allowed, whatever the entry says of its own size. */
async function* unpacked(entry: FileEntry, most: number): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new WebTransformStream<Uint8Array, Uint8Array>()
  const stop = new AbortController()
  let size = 0
  // A passphrase is tried before the first byte comes out.
  const refusal = () => (entry.encrypted && size === 0 ? wrongPassphrase() : notAnArchive())
  const done = entry.getData(writable, { signal: stop.signal }).then(
    () => undefined,
    () => refusal(),
  )
  try {
    for await (const chunk of readable) {
      size += chunk.length
      if (size > most) throw archiveTooLarge()
      yield chunk
    }
  } catch (error) {
    throw error instanceof AppError ? error : refusal()
  } finally {
    stop.abort()
  }
  const failure = await done
  if (failure) throw failure
}

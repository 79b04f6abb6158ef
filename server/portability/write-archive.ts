import { Readable } from 'node:stream'
import { TransformStream as WebTransformStream } from 'node:stream/web'
import { Archive, listNames } from '@attune/contract/archive.ts'
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'
import { z } from 'zod'
import type { Db } from '../lib/db.ts'
import { keepPerson } from '../lib/person.ts'
import { readPhoto } from '../photos/store.ts'
import { archiveCsv } from './archive-csv.ts'
import { archiveJson } from './archive-json.ts'
import { archivePage } from './archive-page.ts'
import { accountOf } from './own-singles.ts'
import type { Source } from './source.ts'

// Everything in this thread: what is packed comes out of the database bit by bit anyway.
configure({ useWebWorkers: false })

/** The zip, made while it is being sent: nothing of it is kept here, and a page of rows in memory. */
export function writeArchive(
  source: Source,
  passphrase: string | undefined,
  onFailure: (error: unknown) => void,
): Readable {
  const { readable, writable } = new WebTransformStream<Uint8Array, Uint8Array>()
  const result = Readable.fromWeb(readable)
  const lock =
    passphrase === undefined ? {} : { password: passphrase, encryptionStrength: 3 as const }
  const zip = new ZipWriter(writable, { ...lock, extendedTimestamp: false })
  writeFiles(zip, source).catch((error: unknown) => {
    // Who has gone away needs no answer; the other failures cut the file off, so that it opens nowhere.
    if (!result.destroyed) onFailure(error)
    result.destroy(error instanceof Error ? error : undefined)
  })
  return result
}

/** The JSON Schema of `data.json`, as it is on paper: dates are texts. */
export const archiveSchema = () => z.toJSONSchema(Archive, { io: 'input' })

async function writeFiles(zip: ZipWriter<unknown>, source: Source) {
  const add = (name: string, texts: AsyncIterable<string> | Iterable<string>) =>
    zip.add(name, { readable: streamOf(keepPerson(bytesOf(texts))) })
  await add('read-me.html', archivePage(source))
  await add('data.json', archiveJson(source))
  await add('data.schema.json', [`${JSON.stringify(archiveSchema(), null, 2)}\n`])
  for (const name of listNames) await add(`tables/${name}.csv`, archiveCsv(source, name))
  const picture = await pictureOf(source)
  if (picture) await zip.add('pictures/profile.webp', new Uint8ArrayReader(picture))
  await zip.close()
}

/** Read on as it is packed. */
const streamOf = (chunks: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })

async function* bytesOf(texts: AsyncIterable<string> | Iterable<string>) {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

async function pictureOf(source: Source) {
  const { image } = await accountOf(source)
  return image ? readWebp(source.db, image.split('/').at(-1) ?? '') : undefined
}

const readWebp = async (db: Db, id: string) => (await readPhoto(db, id))?.webp

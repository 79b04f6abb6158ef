import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../lib/errors.ts'

const Digest = z.string().regex(/^[0-9a-f]{64}$/)
/** A name of a table or a column, which is put into SQL. */
const Name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

export const Manifest = z.object({
  format: z.literal('attune-backup'),
  version: z.literal(1),
  at: z.iso.datetime(),
  /** The last migration; a backup goes back into a database of the same. */
  migration: z.string(),
  tables: z.array(
    z.object({
      table: Name,
      columns: z.array(Name).min(1),
      rows: z.int().min(0),
      bytes: z.int().min(0),
      sha256: Digest,
    }),
  ),
  keys: z.object({
    /** Whether key files lie beside it. */
    included: z.boolean(),
    /** Of those that wrap data keys of this backup, besides the operator's own. */
    epochs: z.array(z.int()),
  }),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestFile = 'manifest.json'
export const tableFile = (table: string) => `${table}.copy`
export const keysFolder = 'keys'

export const sealed = (manifest: Manifest) =>
  `${JSON.stringify({ manifest, sha256: digestOf(manifest) }, null, 2)}\n`

/** Read, and every file compared with what it says of it: nothing of a damaged backup is used. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest = parsed(folder)
  for (const { table, sha256, bytes } of manifest.tables) {
    const found = await sumOf(join(folder, tableFile(table)))
    if (found?.sha256 !== sha256 || found.bytes !== bytes)
      throw new StartError(`The backup is damaged: ${tableFile(table)} is not as it was written`)
  }
  return manifest
}

function parsed(folder: string): Manifest {
  const File = z.object({ manifest: Manifest, sha256: Digest })
  let file: unknown
  try {
    file = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8'))
  } catch {
    throw new StartError(`${folder} holds no finished backup`)
  }
  const result = File.safeParse(file)
  if (!result.success) throw new StartError(`${folder} holds no backup of this version`)
  const { manifest, sha256 } = result.data
  if (digestOf(manifest) !== sha256)
    throw new StartError(`The backup is damaged: ${manifestFile} is not as it was written`)
  return manifest
}

const digestOf = (manifest: Manifest) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

async function sumOf(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
    }
  } catch {
    return undefined
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** The last of those that this program brings along. */
export function newestMigration(): string {
  const path = join(import.meta.dirname, '../migrations/meta/_journal.json')
  const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })
  return Journal.parse(JSON.parse(readFileSync(path, 'utf8'))).entries.at(-1)?.tag ?? ''
}

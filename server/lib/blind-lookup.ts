import { createHmac } from 'node:crypto'
import { StartError } from './errors.ts'
import type { KeyFiles } from './key-files.ts'

/** The name of the file: it does not end with an epoch. */
export const indexKey = 'index'

export function blindIndex(files: KeyFiles, what: string, text: string): Buffer {
  const key = files.read(indexKey)
  if (!key) throw new StartError(`${files.folder} lacks the key by which accounts are found`)
  return createHmac('sha256', key)
    .update(`${what}:${lower(text)}`)
    .digest()
}

/** As PostgreSQL's \`lower()\` does it: each character for itself, and never into two. */
export const lower = (text: string) =>
  Array.from(text, (character) => Array.from(character.toLowerCase())[0]).join('')

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const here = resolve(import.meta.dirname, '../..')

/**
 * What `npm start` gives to Node, flags first: whoever measures the server runs the one that is shipped.
 * Of another version where its folder is named.
 */
export function serverArguments(root = here): string[] {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'))
  const [program, ...words] = String(scripts.start).split(' ')
  const path = words.pop()
  if (program !== 'node' || !path) throw new Error('`npm start` does not start Node')
  return [...words, resolve(root, path)]
}

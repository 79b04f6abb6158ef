import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { languages } from '@attune/content/language/languages.ts'

/* Writes `engine/language/pieces.json` out of the smallest tables of `eld`: `node lab/language/write-pieces.ts`. */

/** What `eld` has taken off each weight. */
const taken = 53

type Tables = {
  languages: Readonly<Record<string, string>>
  ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** The package gives its tables to nobody; they are the one value of a file of their own. */
function valueIn(path: string, name: string): unknown {
  const text = readFileSync(new URL(path, import.meta.resolve('eld/extrasmall')), 'utf8')
  return runInNewContext(text.replace(`export const ${name}`, `var ${name}`).concat(`;${name}`))
}

const ngramsData = valueIn('../ngrams/extrasmall.js', 'ngramsData') as Tables
const dictionary = valueIn('../dictionary.js', 'dictionary') as readonly string[]

export const piecesFile = join(import.meta.dirname, '../../engine/language/pieces.json')

/** The file's text; throws where the package's tables are not such as are read here. */
export function piecesText(): string {
  const { languages: codes, ngrams } = ngramsData
  const idOf = new Map(Object.entries(codes).map(([id, code]) => [code, id]))
  const lines = Object.entries(ngrams).flatMap(([piece, weights]) => {
    const own = languages.flatMap((language, at) => {
      const weight = weights[idOf.get(language)!]
      return weight === undefined ? [] : [`${at}${hex(weight + taken)}`]
    })
    return own.length === 0 ? [] : [`${bytesOf(piece)}\t${own.join('')}`]
  })
  return `${JSON.stringify({ source: 'eld 2.1.0, Apache License 2.0', pieces: lines.sort().join('\n') }, null, 2)}\n`
}

/** `eld` writes each byte that is no letter of its own as another letter. */
const byteOf = new Map(dictionary.map((letter, byte) => [letter, byte]))

function bytesOf(piece: string): string {
  return [...piece]
    .map((letter) => {
      if (/[ '`a-z]/.test(letter)) return letter
      const byte = byteOf.get(letter)
      if (byte === undefined) throw new Error(`No byte: ${letter}`)
      return String.fromCharCode(byte)
    })
    .join('')
}

function hex(weight: number): string {
  if (!(weight > 0 && weight < 256)) throw new Error(`No weight of a byte: ${weight}`)
  return weight.toString(16).padStart(2, '0')
}

if (import.meta.main) writeFileSync(piecesFile, piecesText())

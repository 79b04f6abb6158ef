import { createHash } from 'node:crypto'
import {
  addedLater,
  archiveVersion,
  type Listed,
  type ListName,
  listNames,
  recordOf,
  type Single,
  type SingleName,
  singleNames,
  singleOf,
} from '@attune/contract/archive.ts'
import { JSONParser, TokenType } from '@streamparser/json'
import type { z } from 'zod'
import { createJsonBounds } from './json-bounds.ts'
import { archiveTooLarge, notAnArchive, otherVersion } from './refusals.ts'

/** What is done with each part, in the order of the file. */
export type Receiver = {
  single: <K extends SingleName>(name: K, value: Single<K>) => Promise<void>
  record: <K extends ListName>(name: K, record: Listed<K>) => Promise<void>
}

/** Of one part; no account comes near it. */
const mostRecords = 500_000

const header = ['format', 'version', 'exportedAt'] as const
const parts: readonly string[] = [...header, ...singleNames, ...listNames]

/**
 * Reads `data.json` record by record, each checked against its schema: what is not in the schema does
 * not get any further. Gives the SHA-256 of the whole.
 */
export async function readRecords(
  chunks: AsyncIterable<Uint8Array>,
  receiver: Receiver,
): Promise<string> {
  const hash = createHash('sha256')
  const checkBounds = createJsonBounds()
  const parser = createParser()
  const counts = new Map<string, number>()
  for await (const chunk of chunks) {
    hash.update(chunk)
    checkBounds(chunk)
    parser.write(chunk)
    for (const { part, value, isRecord } of parser.taken()) {
      const count = (counts.get(part) ?? 0) + 1
      counts.set(part, count)
      if (count > mostRecords) throw archiveTooLarge()
      if (isRecord) await giveRecord(receiver, part, value)
      else await giveSingle(receiver, part, value)
    }
  }
  parser.checkWhole()
  return hash.digest('hex')
}

type Found = { part: string; value: unknown; isRecord: boolean }

function createParser() {
  const found: Found[] = []
  const seen = new Set<unknown>()
  const isKnown = createKeyCheck(seen)
  const parser = new JSONParser({
    // Not `$.*`: each list would be held whole until it ends.
    paths: [
      ...[...header, ...singleNames].map((name) => `$.${name}`),
      ...listNames.map((name) => `$.${name}.*`),
    ],
    keepStack: false,
  })
  parser.onToken = ({ token, value }) => {
    if (!isKnown(token, value)) throw notAnArchive()
  }
  parser.onValue = ({ value, key, stack }) => {
    const isRecord = stack.length === 2
    found.push({ part: String(isRecord ? stack[1]?.key : key), value, isRecord })
  }
  return {
    write(chunk: Uint8Array) {
      try {
        parser.write(chunk)
      } catch {
        throw notAnArchive()
      }
    },
    taken: () => found.splice(0),
    checkWhole() {
      const isWhole = parts.every((part) => seen.has(part) || canBeMissing(part))
      if (!parser.isEnded || !isWhole) throw notAnArchive()
    },
  }
}

const canBeMissing = (part: string) => addedLater.some((name) => name === part)

/** One object with the parts by name, each once: of anything else the parser would keep all it reads. */
function createKeyCheck(seen: Set<unknown>) {
  let depth = 0
  let before: TokenType | undefined
  return (token: TokenType, value: unknown): boolean => {
    const isKey = depth === 1 && token === TokenType.STRING && before !== TokenType.COLON
    const isFirst = before === undefined
    before = token
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth++
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth--
    if (isFirst) return token === TokenType.LEFT_BRACE
    if (!isKey) return true
    if (seen.has(value) || !parts.some((part) => part === value)) return false
    seen.add(value)
    return true
  }
}

async function giveSingle(receiver: Receiver, part: string, value: unknown) {
  if (part === 'format' && value !== 'attune-archive') throw notAnArchive()
  if (part === 'version' && value !== archiveVersion) throw otherVersion()
  const name = singleNames.find((one) => one === part)
  if (name) await receive(receiver, name, value)
}

const receive = <K extends SingleName>(receiver: Receiver, name: K, value: unknown) =>
  receiver.single(name, parsed<Single<K>>(singleOf[name], value))

async function giveRecord(receiver: Receiver, part: string, value: unknown) {
  const name = listNames.find((one) => one === part)
  if (name) await receiveRecord(receiver, name, value)
}

const receiveRecord = <K extends ListName>(receiver: Receiver, name: K, value: unknown) =>
  receiver.record(name, parsed<Listed<K>>(recordOf[name], value))

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (!result.success) throw notAnArchive()
  return result.data
}

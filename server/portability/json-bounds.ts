import { notAnArchive } from './refusals.ts'

/** Far above what any part nests, and what any record holds. */
const deepest = 16
const longestRecord = 2 * 1024 * 1024

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const opens = new Set([0x5b, 0x7b])
const closes = new Set([0x5d, 0x7d])

/**
 * Looks at JSON before it is parsed: a deep nest or one endless record would fill the memory, however
 * small the file is. Records stand at the third level.
 */
export function createJsonBounds() {
  let depth = 0
  let length = 0
  let isText = false
  let isEscaped = false

  const lookAt = (byte: number) => {
    if (isEscaped) isEscaped = false
    else if (isText && byte === backslash) isEscaped = true
    else if (byte === quote) isText = !isText
    else if (!isText) {
      if (opens.has(byte)) depth++
      else if (closes.has(byte)) depth--
      if (depth <= 2 && (byte === comma || closes.has(byte))) length = 0
    }
  }

  return (chunk: Uint8Array) => {
    for (const byte of chunk) {
      lookAt(byte)
      if (depth > deepest || ++length > longestRecord) throw notAnArchive()
    }
  }
}

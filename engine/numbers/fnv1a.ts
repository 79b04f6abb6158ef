/** FNV-1a over the UTF-16 units of a text, 0 to 2³² − 1 (Fowler, Noll and Vo 1991). */
export function fnv1a(text: string): number {
  let hash = fnvOffsetBasis
  for (let i = 0; i < text.length; i++) hash = fnv1aStep(hash, text.charCodeAt(i))
  return hash >>> 0
}

/** The same over bytes. */
export function fnv1aOfBytes(bytes: Uint8Array): number {
  let hash = fnvOffsetBasis
  for (const byte of bytes) hash = fnv1aStep(hash, byte)
  return hash >>> 0
}

/** The hash after one more unit, as a signed number of 32 bits; another start than FNV's is a seed. */
export const fnv1aStep = (hash: number, unit: number) => Math.imul(hash ^ unit, fnvPrime)

const fnvOffsetBasis = 0x811c9dc5
const fnvPrime = 0x01000193

import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto'
import { smallRandom } from './small-random.ts'

const version = 1
const ivLength = 12
const tagLength = 16

/** AES-256-GCM (NIST SP 800-38D): version (1) · iv (12) · ciphertext · tag (16) */
export function encryptBytes(key: KeyObject, plain: Buffer, associatedData: string): Buffer {
  const iv = smallRandom(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(associatedData))
  const body = cipher.update(plain)
  return Buffer.concat([Buffer.of(version), iv, body, cipher.final(), cipher.getAuthTag()])
}

export function decryptBytes(key: KeyObject, sealed: Buffer, associatedData: string): Buffer {
  if (sealed[0] !== version) throw new Error(`Sealed with an unknown version: ${sealed[0]}`)
  const iv = sealed.subarray(1, 1 + ivLength)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(associatedData))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const body = decipher.update(sealed.subarray(1 + ivLength, sealed.length - tagLength))
  return Buffer.concat([body, decipher.final()])
}

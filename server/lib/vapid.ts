import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'

/** The operator's key of Web Push, and whom a push service may write to about what it gets. */
export type Vapid = { privateKey: KeyObject; publicKey: string; subject: string }

const curve = 'prime256v1'
/** RFC 8292 allows 24 hours at most. */
const goodForHours = 12

/** Any 32 bytes are a private key of P-256 but for some so rare that nobody meets one: they throw. */
export function vapidOf(secret: string, subject: string): Vapid {
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(Buffer.from(secret, 'base64'))
  const point = ecdh.getPublicKey()
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const d = ecdh.getPrivateKey().toString('base64url').padStart(43, 'A')
  const key = { kty: 'EC', crv: 'P-256', d, x: part(1), y: part(33) }
  return {
    privateKey: createPrivateKey({ key, format: 'jwk' }),
    publicKey: point.toString('base64url'),
    subject,
  }
}

/** Says to the push service at this address who asks it, and nothing of for whom or what (RFC 8292). */
export function authorization({ privateKey, publicKey, subject }: Vapid, to: URL, now: Date) {
  const exp = Math.floor(now.getTime() / 1000) + goodForHours * 3_600
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: to.origin, exp, sub: subject },
  ]
  const said = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(said), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
}

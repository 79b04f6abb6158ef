import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type {
  Assertion,
  CreationOptions,
  NewCredential,
  RequestOptions,
} from '@attune/contract/passkeys.ts'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What may be otherwise than a browser and an authenticator make it. */
export type Bent = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string
  attestation?: { fmt: string; attStmt: Map<string, unknown> }
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A phone in software: it makes one passkey and signs with it, and counts each use. */
export function newAuthenticator(origin = 'http://localhost', counts = true) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0
  let owner = ''

  const dataOf = (rpId: string, flags: number, bent: Bent) => {
    const { isVerified = true, counter = counts ? ++uses : 0 } = bent
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const all = flags | userPresent | (isVerified ? userVerified : 0)
    return Buffer.concat([sha256(bent.rpId ?? rpId), Buffer.from([all]), counted])
  }
  const clientDataOf = (type: string, challenge: string, bent: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...pick(bent) }))
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }

  return {
    id: named.id,

    make({ rp, user, challenge }: CreationOptions, bent: Bent = {}): NewCredential {
      owner = user.id
      const length = Buffer.from([0, id.length])
      const authData = new Uint8Array(
        Buffer.concat([
          dataOf(rp.id, hasCredential, bent),
          Buffer.alloc(16),
          length,
          id,
          cose(publicKey),
        ]),
      )
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, bent).toString('base64url'),
          attestationObject: attestationOf(authData, bent),
          transports: ['internal', 'made-up'],
        },
      }
    },

    sign({ rpId, challenge }: RequestOptions, bent: Bent = {}): Assertion {
      const authData = dataOf(rpId, 0, bent)
      const clientData = clientDataOf('webauthn.get', challenge, bent)
      const signed = createSign('sha256').update(authData).update(sha256(clientData))
      return {
        ...named,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signed.sign(privateKey).toString('base64url'),
          userHandle: bent.userHandle ?? owner,
        },
      }
    },
  }
}

function attestationOf(authData: Uint8Array, { attestation }: Bent) {
  const { fmt, attStmt } = attestation ?? { fmt: 'none', attStmt: new Map() }
  const parts = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', authData],
  ]) as Parameters<typeof isoCBOR.encode>[0]
  return Buffer.from(isoCBOR.encode(parts)).toString('base64url')
}

const pick = ({ origin, challenge, type }: Bent) => ({
  ...(origin && { origin }),
  ...(challenge && { challenge }),
  ...(type && { type }),
})

/** The key as COSE writes it: EC2, ES256, P-256 and the point. */
function cose(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    ),
  )
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

import { brand } from '@attune/contract/brand.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { say } from '@attune/contract/errors.ts'
import {
  type Assertion,
  type CreationOptions,
  challengeMinutes,
  type NewCredential,
  type RequestOptions,
} from '@attune/contract/passkeys.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers'
import {
  type Bound,
  findPasskey,
  listCredentials,
  setChallenge,
  takeChallenge,
} from '../auth/passkey-store.ts'
import type { Db } from '../lib/db.ts'
import { AppError } from '../lib/errors.ts'
import { refusalOf } from './refusal.ts'
import type { RelyingParty } from './relying-party.ts'

const timeout = challengeMinutes * 60_000
/** EdDSA, ES256 and RS256: what phones, computers and keys make. */
const algorithms = [-8, -7, -257]
const userVerification = 'required'

export async function creationOptions(
  db: Db,
  party: RelyingParty,
  bound: Bound,
  { id, email }: { id: string; email: string },
): Promise<CreationOptions> {
  const excludeCredentials = await listCredentials(db, id)
  const options = await generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(id),
    timeout,
    supportedAlgorithmIDs: algorithms,
  })
  await setChallenge(db, bound, options.challenge, id)
  return {
    rp: { id: party.id, name: brand },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
    attestation: 'none',
  }
}

/** `person` null: whoever's passkey the browser finds. */
export async function requestOptions(
  db: Db,
  party: RelyingParty,
  bound: Bound,
  person: string | null,
): Promise<RequestOptions> {
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id })
  await setChallenge(db, bound, challenge, person)
  const allowCredentials = person ? await listCredentials(db, person) : []
  return { rpId: party.id, challenge, timeout, userVerification, allowCredentials }
}

/** What is kept of a passkey that was just made here. */
export async function checkNew(
  db: Db,
  party: RelyingParty,
  bound: Bound,
  { id, rawId, type, response }: NewCredential,
) {
  const { clientDataJSON, attestationObject } = response
  const refused = new AppError('invalid', say.passkeyNotMade)
  const expectedChallenge = await takeSigned(db, bound, clientDataJSON, refused)
  // A certificate would be looked up wherever it says.
  if (readOr(refused, () => hasCertificate(attestationObject))) throw refused
  const checked = await orRefuse(refused, () =>
    verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!checked.verified) throw refused
  const { credential } = checked.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (response.transports ?? []).filter((one) => knownTransports.has(one)),
  }
}

const knownTransports = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

function hasCertificate(attestationObject: string) {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
  const isPlain = ['none', 'packed'].includes(decoded.get('fmt'))
  return !isPlain || decoded.get('attStmt').get('x5c') !== undefined
}

export type Shown = { passkey: string; person: string; role: Role; counter: number }

/** Whose passkey has signed, and how often it says that it was used. */
export async function checkAssertion(
  db: Db,
  party: RelyingParty,
  bound: Bound,
  { id, rawId, type, response }: Assertion,
): Promise<Shown> {
  const refused = refusalOf(bound.purpose)
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const expectedChallenge = await takeSigned(db, bound, clientDataJSON, refused)
  const row = await findPasskey(db, id)
  if (!row) throw refused
  const named = userHandle && readOr(refused, () => isoBase64URL.toUTF8String(userHandle))
  // Of one that was found without an account's name, the account is what it says itself.
  if (named !== row.person_id && (named || bound.purpose === 'sign-in')) throw refused
  const checked = await orRefuse(refused, () =>
    verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // How often it was used is compared where it is stored, so that of two at once one is refused.
      credential: { id, publicKey: new Uint8Array(row.public_key), counter: 0 },
    }),
  )
  if (!checked.verified) throw refused
  const { newCounter } = checked.authenticationInfo
  return { passkey: row._id, person: row.person_id, role: row.role, counter: newCounter }
}

/** The challenge that was signed, which is used up by this. */
async function takeSigned(db: Db, bound: Bound, clientData: string, refused: AppError) {
  const { challenge } = readOr(refused, () => decodeClientDataJSON(clientData))
  if (typeof challenge !== 'string' || !(await takeChallenge(db, bound, challenge))) throw refused
  return challenge
}

/** What the library throws at says only that these bytes are not right. */
async function orRefuse<T>(refused: AppError, check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch {
    throw refused
  }
}

function readOr<T>(refused: AppError, read: () => T): T {
  try {
    return read()
  } catch {
    throw refused
  }
}

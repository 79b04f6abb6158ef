import { z } from 'zod'
import { endpoint, Id, Nothing, type Role, Timestamp, trimmedText } from './endpoint.ts'

/** Minutes for which what a passkey has to sign is good. */
export const challengeMinutes = 5
export const mostPasskeys = 10

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)
const transports = z.array(z.string()).max(10)
const publicKey = z.literal('public-key')
const descriptor = z.object({ id: z.string(), type: publicKey, transports })

/** What the browser is given to make a passkey (WebAuthn Level 3, JSON). */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** What the browser is given to have one sign. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(descriptor),
})
export type RequestOptions = z.infer<typeof RequestOptions>

const credential = { id: base64url(1400), rawId: base64url(1400), type: publicKey }

/** What the browser answers once a passkey was made. */
export const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** What it answers once one has signed. */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
})
export type Assertion = z.infer<typeof Assertion>

const PasskeyName = trimmedText(60)

/** One of the own passkeys. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  addedAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const self = { allow: 'either', beforeSecondFactor: true } as const
const recent = { ...self, recent: true } as const
const one = z.object({ passkeyId: Id })

export const passkeys = {
  list: endpoint({
    method: 'GET',
    url: '/auth/passkeys',
    config: self,
    schema: { summary: 'The own passkeys, oldest first', response: { 200: z.array(Passkey) } },
  }),
  startAdd: endpoint({
    method: 'POST',
    url: '/auth/passkeys/options',
    config: recent,
    schema: { summary: 'What a browser needs to make one', response: { 200: CreationOptions } },
  }),
  add: endpoint({
    method: 'POST',
    url: '/auth/passkeys',
    config: recent,
    schema: {
      summary: 'Add the one that was made; from then on it signs in alone',
      body: z.object({ name: PasskeyName, credential: NewCredential }),
      response: { 201: Passkey },
    },
  }),
  rename: endpoint({
    method: 'PUT',
    url: '/auth/passkeys/:passkeyId',
    config: self,
    schema: {
      summary: 'Name one of the own anew',
      params: one,
      body: z.object({ name: PasskeyName }),
      response: { 204: Nothing },
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    url: '/auth/passkeys/:passkeyId',
    config: recent,
    schema: { summary: 'Remove one of the own', params: one, response: { 204: Nothing } },
  }),
  startSignIn: endpoint({
    method: 'POST',
    url: '/auth/passkey-sign-in/options',
    config: { allow: 'anyone' },
    schema: {
      summary: 'What a browser needs to sign in with one; tells nothing of any account',
      response: { 200: RequestOptions },
    },
  }),
  signIn: endpoint({
    method: 'POST',
    url: '/auth/passkey-sign-in',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Sign in with a passkey, of either kind of account',
      body: z.object({ shared: z.boolean().optional(), credential: Assertion }),
      response: {
        200: z.object({
          id: Id,
          role: z.enum(['user', 'therapist'] satisfies Role[]),
          questionsSubmitted: z.boolean(),
        }),
      },
    },
  }),
  startConfirm: endpoint({
    method: 'POST',
    url: '/auth/passkey-confirm/options',
    config: self,
    schema: {
      summary: 'What a browser needs to show again who is there',
      response: { 200: RequestOptions },
    },
  }),
  confirm: endpoint({
    method: 'POST',
    url: '/auth/passkey-confirm',
    config: self,
    schema: {
      summary: 'Show with an own passkey who is there, instead of password and second step',
      body: z.object({ credential: Assertion }),
      response: { 204: Nothing },
    },
  }),
}

import { z } from 'zod'
import { AccountDraft, limits } from './accounts.ts'
import { endpoint, Id, Nothing, type Role, Timestamp, text, trimmedText } from './endpoint.ts'

/** Minutes for which a sign-in, or a password given again, is recent. */
export const recentMinutes = 10
/** Minutes for which a link to choose a new password is good. */
export const resetMinutes = 30
export const recoveryCodeCount = 10

/** Minutes without its person after which a session ends: what can be chosen, the standard last. */
export const idleChoices = [15, 60, 24 * 60, 7 * 24 * 60] as const
export const standardIdleMinutes = 7 * 24 * 60
/** On a computer that others use. */
export const sharedIdleMinutes = 15

/** Six digits of an authenticator app, or a recovery code; spaces and dashes do not matter. */
export const SecondFactorCode = trimmedText(40)

/** The password of who is signed in, and a code where a second step is on. */
export const Confirmation = z.object({
  password: text(limits.password.max).min(1),
  code: SecondFactorCode.optional(),
})
export type Confirmation = z.infer<typeof Confirmation>

/** One sign-in of the account: the browser in plain words, and no place. */
export const OwnSession = z.object({
  _id: Id,
  device: z.string(),
  signedInAt: Timestamp,
  /** Correct to five minutes. */
  lastUsedAt: Timestamp,
  isThisOne: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** When this session ends by itself, and what its person chose for all of theirs. */
export const IdleEnd = z.object({
  /** Of this session. */
  idleMinutes: z.number().int(),
  /** On a computer that others use, where the choice does not count. */
  isShared: z.boolean(),
  secondsLeft: z.number().int(),
  chosenMinutes: z.number().int(),
})
export type IdleEnd = z.infer<typeof IdleEnd>

export const Security = z.object({
  emailConfirmed: z.boolean(),
  secondFactor: z.object({
    isOn: z.boolean(),
    /** The operator requires it, and this sign-in has none yet. */
    isMissing: z.boolean(),
    recoveryCodesLeft: z.number().int(),
  }),
})
export type Security = z.infer<typeof Security>

/** What an authenticator app needs: the key to type, and the same as an address to scan. */
export const SecondFactorSetup = z.object({ key: z.string(), uri: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Shown once; only hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const NewPassword = z.object({
  token: trimmedText(100),
  password: AccountDraft.shape.password,
})
export type NewPassword = z.infer<typeof NewPassword>

const self = { allow: 'either', beforeSecondFactor: true } as const
const recent = { ...self, recent: true } as const

export const security = {
  confirm: endpoint({
    method: 'POST',
    url: '/auth/confirm',
    config: self,
    schema: {
      summary: 'Give the password again, as what changes the account asks for',
      body: Confirmation,
      response: { 204: Nothing },
    },
  }),
  read: endpoint({
    method: 'GET',
    url: '/auth/security',
    config: self,
    schema: { summary: 'How the own account is secured', response: { 200: Security } },
  }),
  listSessions: endpoint({
    method: 'GET',
    url: '/auth/sessions',
    config: self,
    schema: {
      summary: 'Where the own account is signed in, last used first',
      response: { 200: z.array(OwnSession) },
    },
  }),
  endSession: endpoint({
    method: 'DELETE',
    url: '/auth/sessions/:sessionId',
    config: recent,
    schema: {
      summary: 'Sign one of the own sessions out',
      params: z.object({ sessionId: Id }),
      response: { 204: Nothing },
    },
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    url: '/auth/sessions',
    config: recent,
    schema: { summary: 'Sign out everywhere but here', response: { 204: Nothing } },
  }),
  readIdle: endpoint({
    method: 'GET',
    url: '/auth/idle',
    config: self,
    schema: {
      summary: 'When this session ends by itself; asking does not put it off',
      response: { 200: IdleEnd },
    },
  }),
  stay: endpoint({
    method: 'POST',
    url: '/auth/idle',
    config: self,
    schema: {
      summary: 'Its person is there: the time begins anew',
      response: { 200: IdleEnd },
    },
  }),
  chooseIdle: endpoint({
    method: 'PUT',
    url: '/auth/idle',
    config: self,
    schema: {
      summary: 'After how many minutes the own sessions end; longer than before needs the password',
      body: z.object({ idleMinutes: z.literal(idleChoices) }),
      response: { 200: IdleEnd },
    },
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    url: '/auth/email-confirmation',
    config: self,
    schema: {
      summary: 'Send the link that confirms the email address again',
      response: { 204: Nothing },
    },
  }),
  confirmEmail: endpoint({
    method: 'POST',
    url: '/auth/confirm-email',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Follow the link that confirms an email address',
      body: z.object({ token: trimmedText(100) }),
      response: { 204: Nothing },
    },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    url: '/auth/forgot-password',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Ask for a link to choose a new password; answers alike for every address',
      body: z.object({ email: trimmedText(limits.email) }),
      response: { 204: Nothing },
    },
  }),
  resetPassword: endpoint({
    method: 'POST',
    url: '/auth/reset-password',
    config: { allow: 'anyone' },
    schema: {
      summary: 'Choose a new password with that link; ends every session of the account',
      body: NewPassword,
      response: { 200: z.object({ role: z.enum(['user', 'therapist'] satisfies Role[]) }) },
    },
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    url: '/auth/second-factor',
    config: recent,
    schema: {
      summary: 'Make a key for an authenticator app; nothing is asked for yet',
      response: { 200: SecondFactorSetup },
    },
  }),
  turnOnSecondFactor: endpoint({
    method: 'PUT',
    url: '/auth/second-factor',
    config: recent,
    schema: {
      summary: 'Turn the second step on with a first code; ends every other session',
      body: z.object({ code: SecondFactorCode }),
      response: { 200: RecoveryCodes },
    },
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    url: '/auth/second-factor',
    config: recent,
    schema: { summary: 'Turn the second step off', response: { 204: Nothing } },
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    url: '/auth/recovery-codes',
    config: recent,
    schema: {
      summary: 'Ten new recovery codes in place of the old ones',
      response: { 200: RecoveryCodes },
    },
  }),
}

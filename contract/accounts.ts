import { z } from 'zod'
import { Id, type Role, Timestamp, text, trimmedText } from './endpoint.ts'

/** Limits of what an account holds, in characters and bytes. */
export const limits = {
  name: 120,
  username: 40,
  email: 254,
  phone: 40,
  password: { min: 8, max: 128 },
  /** Of one that was chosen when longer ones could be. */
  oldPassword: 200,
  imageBytes: 5 * 1024 * 1024,
} as const

const name = trimmedText(limits.name)
const username = trimmedText(limits.username)
const email = z.string().trim().max(limits.email).pipe(z.email())
const phone = trimmedText(limits.phone)
const password = text(limits.password.max).min(limits.password.min)
const image = z.instanceof(Blob).optional()

/** What every account shows its owner. `image` is a same-origin path or null. */
export const Account = z.object({
  _id: Id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  image: z.string().nullable(),
  questionsSubmitted: z.boolean(),
  createdAt: Timestamp,
})
export type Account = z.infer<typeof Account>

/** What makes an account. The picture is accepted under both names, `image` and `profileImage`. */
export const AccountDraft = z.object({
  name,
  username,
  email,
  password,
  phone,
  image,
  profileImage: image,
})
export type AccountDraft = z.infer<typeof AccountDraft>

/** Changes to an account: only what changed is sent. A new password needs `currentPassword`. */
export const AccountPatch = z
  .object({
    name,
    username,
    email,
    phone,
    password,
    currentPassword: text(limits.oldPassword),
  })
  .partial()
  .extend({ image, profileImage: image })
export type AccountPatch = z.infer<typeof AccountPatch>

export const Credentials = z.object({
  email: trimmedText(limits.email),
  password: text(limits.oldPassword).min(1),
  /** Where a second step is on: a code of the authenticator app, or a recovery code. */
  code: trimmedText(40).optional(),
  /** On a computer that others use: the session ends with the browser, and soon by itself. */
  shared: z.boolean().optional(),
})
export type Credentials = z.infer<typeof Credentials>

/** Who the session cookie says is calling. */
export const SessionCheck = z.union([
  z.object({
    authenticated: z.literal(false),
    /** Said to a browser that was signed in to an account when it was deleted. */
    deleted: z.literal(true).optional(),
  }),
  z.object({
    authenticated: z.literal(true),
    user: z.object({
      id: Id,
      role: z.enum(['user', 'therapist'] satisfies Role[]),
      questionsSubmitted: z.boolean(),
      /** Said at sign-in: others use this computer. */
      shared: z.literal(true).optional(),
    }),
  }),
])
export type SessionCheck = z.infer<typeof SessionCheck>

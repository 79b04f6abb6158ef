import { z } from 'zod'

export type Role = 'user' | 'therapist'

/**
 * Who may call. The guard refuses whatever is not declared here.
 * `own` names the path or query parameters of which one must be the caller's own id.
 * `contact: true` also admits a therapist whom the person named by `own` has written to.
 * `effects` marks a GET that changes something, so that it is held to the same origin.
 * `limit` counts the calls: 'login' and 'register' by address, 'ai' by person, where the handler
 * may ask the outside model or scans the whole directory.
 */
export type Access = (
  | { allow: 'anyone' }
  | { allow: Role | 'either'; own?: string | readonly string[]; contact?: true }
) & { effects?: true; limit?: 'login' | 'register' | 'ai' }

type Reply = { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodType }

/**
 * One HTTP call, written once. The server hands it to `route`, the web to `call`, so neither side
 * can disagree about an address or a shape. The key of `response` is the status of a success.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config: Access
  schema: {
    summary: string
    consumes?: readonly ['multipart/form-data']
    params?: z.ZodObject
    querystring?: z.ZodObject
    body?: z.ZodType
    response: Reply
  }
}

export const endpoint = <const E extends Endpoint>(e: E) => e

/** Marks a body that travels as multipart/form-data. */
export const multipart = ['multipart/form-data'] as const

/** A `Date` in code, ISO 8601 UTC on the wire. */
export const Timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what is refused
const noNul = /^[^\u0000]*$/

/** Text as typed, without NUL (PostgreSQL cannot hold one). */
export const typed = (max: number) => z.string().max(max).regex(noNul, 'Text may not contain NUL')

/** The same, trimmed and not empty. */
export const written = (max: number) =>
  z.string().trim().min(1).max(max).regex(noNul, 'Text may not contain NUL')

/** A UUID. It may arrive in capitals and is read in small letters: ids are compared as text. */
export const Id = z.uuid().toLowerCase()

/** The name of something in the catalogue, such as `box-breathing`. */
export const Slug = z.string().regex(/^[a-z][a-z0-9-]{2,59}$/)

/** One page of a list: at most 100, `cursor` from the previous page's Link header. */
export const page = (standard: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(100).default(standard),
    cursor: z.string().max(200).optional(),
  })

export const Nothing = z.null()

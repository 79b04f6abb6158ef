import { z } from 'zod'

export type Role = 'user' | 'therapist'

export type CallLimit = 'register' | 'bookingLink' | 'ai'

/**
 * Who may call. The guard refuses a call whose access is not declared.
 * `own` names path or query parameters. One of them must be the caller's own id.
 * `contact: true` also admits a therapist whom the person named by `own` has written to.
 * `effects` marks a GET that changes something, so that it is held to the same origin.
 * `limit` counts the calls: 'register' and 'bookingLink' by network, 'ai' by person, where the handler may ask the
 * outside model or scans the whole directory. Tries to sign in are counted where they are checked.
 * `recent` asks for a password given within the last ten minutes.
 * `beforeSecondFactor` marks what a therapist may call whose second step is required and missing.
 * `fromAnywhere` lets the pages of others call it: what it carries is its authority, and no cookie
 * counts. Only where nobody has to be signed in.
 */
export type Access = (
  | { allow: 'anyone'; fromAnywhere?: true }
  | { allow: Role | 'either'; own?: string | readonly string[]; contact?: true }
) & {
  effects?: true
  limit?: CallLimit
  recent?: true
  beforeSecondFactor?: true
}

type Reply = { 200: z.ZodType } | { 201: z.ZodType } | { 204: z.ZodType } | { 303: z.ZodType }

/** What a success carries where it is not JSON. */
type MediaType = 'application/zip' | 'image/webp' | 'text/calendar' | 'text/plain'

/**
 * One HTTP call, written once. The server hands it to `route`, the web to `call`, so neither side
 * can disagree about an address or a shape. The key of `response` is the status of a success.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  config: Access
  sends?: MediaType
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

/** The calendar of the database has no year 0. */
const isOfTheCalendar = (moment: string) => moment >= '0001'

/** A `Date` in code, ISO 8601 UTC on the wire. */
export const Timestamp = z.codec(z.iso.datetime().refine(isOfTheCalendar), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what is refused
const noNul = /^[^\u0000]*$/
const cannotBeKept = 'This has a character in it that cannot be kept. Please type it anew.'

/** Half a character, as a cut may leave it, cannot be stored as UTF-8. */
const wholeCharacters = (typed: string) => typed.replace(/\p{Cs}/gu, '\ufffd')

/** Text as it was typed, at most `max` characters, without NUL: PostgreSQL cannot hold one. */
export const text = (max: number) =>
  z.string().overwrite(wholeCharacters).max(max).regex(noNul, cannotBeKept)

/** Nothing that a reader would see: spaces, what turns the direction, fillers, the empty Braille cell. */
export const saysNothing = (typed: string) =>
  /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(typed)

/** The same without the spaces around it, and not empty. */
export const trimmedText = (max: number) =>
  z.string().overwrite(wholeCharacters).trim().min(1).max(max).regex(noNul, cannotBeKept)

/** A UUID. It may arrive in capitals and is read in small letters: ids are compared as text. */
export const Id = z.uuid().toLowerCase()

/** The name of something in the catalogue, such as `box-breathing`. */
export const Slug = z.string().regex(/^[a-z][a-z0-9-]{2,59}$/)

/**
 * The query of a list in pages: `limit` from 1 to 100, `standardLimit` where none is given; `cursor`
 * out of the Link header of the page before.
 */
export const pageQuery = (standardLimit: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(100).default(standardLimit),
    cursor: z.string().max(200).optional(),
  })

/** The body of a 204. */
export const Nothing = z.null()

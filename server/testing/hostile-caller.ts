import { Day } from '@attune/contract/availability.ts'
import { WrittenHandle } from '@attune/contract/booking-handle.ts'
import { BusySource } from '@attune/contract/busy-times.ts'
import { FeedFile } from '@attune/contract/calendar.ts'
import { type Endpoint, Slug } from '@attune/contract/endpoint.ts'
import { type ErrorCode, statusOf } from '@attune/contract/errors.ts'
import { UnsubscribeToken } from '@attune/contract/notifications.ts'
import { expect } from 'vitest'
import { z } from 'zod'
import type { TestApp } from './app.ts'
import { countRows } from './rows.ts'
import { fieldsOf, sampleOfAll } from './samples.ts'
import { type SignedUp, signUp, signUpPractising, write } from './sign-up.ts'

/** What every failed call answers, and nothing besides. */
const ErrorBody = z.strictObject({
  error: z.string(),
  requestId: z.uuid(),
  code: z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]),
  field: z.string().optional(),
})

export const ownNames = ({ config }: Endpoint): readonly string[] =>
  'own' in config && config.own ? [config.own].flat() : []

export const paramsOf = ({ url }: Endpoint) => [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** Whether a parameter names something by a word, rather than a row by its id; and whether this is one. */
export function isName({ schema }: Endpoint, param: string, text: string) {
  const shape: z.ZodType | undefined = schema.params?.shape[param]
  return (shape === Slug || shape === WrittenHandle) && shape.safeParse(text).success
}

/** Whether it counts what is the caller's own. */
export const isNumber = ({ schema }: Endpoint, param: string) =>
  param === 'number' && schema.params?.shape[param]?.safeParse('1').success === true

/** Parameters that are no id of anything: what they are by their schema, and one that opens nothing. */
const noIds = new Map<unknown, string>([
  [Slug, 'no-such-thing'],
  [WrittenHandle, 'nobody-at-all'],
  [UnsubscribeToken, 'A'.repeat(71)],
  [FeedFile, `${'A'.repeat(43)}.ics`],
  [Day, '2099-12-24'],
  [BusySource, 'file'],
])

export const isId = (endpoint: Endpoint, param: string) =>
  !noIds.has(endpoint.schema.params?.shape[param]) && !isNumber(endpoint, param)

const nobodys = (endpoint: Endpoint, param: string) =>
  isNumber(endpoint, param)
    ? '100000'
    : (noIds.get(endpoint.schema.params?.shape[param]) ?? crypto.randomUUID())

export const json = (text: string) => ({
  payload: text,
  headers: { 'content-type': 'application/json' },
})

type Sent = {
  path?: string
  query?: string
  payload?: string | object | Buffer
  headers?: Record<string, string>
  /** Null: a stranger. Left out: whoever may make the call. */
  as?: SignedUp | null
}

/** A patient and a therapist in contact, and the means to send anything to any endpoint as one of them. */
export async function hostileCaller(app: TestApp) {
  const [user, therapist] = await Promise.all([signUp(app, 'user'), signUpPractising(app)])
  await write(app, user, therapist, 'Hello')
  const cast = { user, therapist }

  const callerOf = ({ config }: Endpoint) =>
    config.allow === 'anyone' ? undefined : cast[config.allow === 'either' ? 'user' : config.allow]
  /** Where a therapist is let in for the contact, the owner is the patient. */
  const ownerOf = (endpoint: Endpoint) =>
    'contact' in endpoint.config && endpoint.config.contact ? cast.user : callerOf(endpoint)
  /** The path with the caller's own id where it must be theirs, and ids nobody has elsewhere. */
  function pathOf(endpoint: Endpoint, change: Record<string, string> = {}) {
    const own = ownNames(endpoint)
    const id = ownerOf(endpoint)?.id ?? crypto.randomUUID()
    return endpoint.url.replace(
      /:(\w+)/g,
      (_, name: string) => change[name] ?? (own.includes(name) ? id : nobodys(endpoint, name)),
    )
  }

  function queryOf(endpoint: Endpoint): Record<string, string> {
    if (!endpoint.schema.querystring) return {}
    const own = ownNames(endpoint)[0]
    const sample = sampleOfAll(fieldsOf(endpoint.schema.querystring)) as Record<string, string>
    const id = callerOf(endpoint)?.id
    return own && id && own in sample ? { ...sample, [own]: id } : sample
  }

  /** Sends it and holds the reply to the contract: a status of the map and, of a refusal, its body. */
  async function send(endpoint: Endpoint, what: string, sent: Sent) {
    const { payload, headers, as = callerOf(endpoint) } = sent
    const query = sent.query ?? String(new URLSearchParams(queryOf(endpoint)))
    const reply = await app.app.inject({
      method: endpoint.method,
      url: `/api${sent.path ?? pathOf(endpoint)}${query && `?${query}`}`,
      headers: { ...(as && { cookie: as.cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    const { statusCode: status } = reply
    if (status < 400) return { status, field: undefined }
    expect(status, `${what}: ${reply.body}`).toBeLessThan(500)
    const body = ErrorBody.parse(reply.json())
    expect(status, what).toBe(statusOf[body.code])
    expect(body.error, what).toMatch(/\S/)
    return { status, field: body.field?.split('.')[0] }
  }

  /** Everything in `work` is refused, and leaves every table as it was. */
  async function leavingNothing(work: () => Promise<void>) {
    const before = await countRows(app.pool)
    await work()
    expect(await countRows(app.pool)).toEqual(before)
  }

  return { cast, pathOf, queryOf, send, leavingNothing }
}

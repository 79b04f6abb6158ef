import type { Endpoint } from '@attune/contract/endpoint.ts'
import type { z } from 'zod'
import { apiErrorOf, NetworkError } from './failures.ts'
import { finishLeaving, isLeaving } from './finish-leaving.ts'

type Part = 'params' | 'querystring' | 'body'
type PartsOf<S> = {
  [K in Part as S extends Record<K, z.ZodType> ? K : never]: S extends Record<
    K,
    infer T extends z.ZodType
  >
    ? z.input<T>
    : never
}
/** A part whose every key is optional may be left out. */
type OptionalWhereEmpty<T> = {
  [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K]
} & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K]
}
export type Input<E extends Endpoint> = OptionalWhereEmpty<PartsOf<E['schema']>> & {
  signal?: AbortSignal
}
export type Output<E extends Endpoint> = E['schema']['response'] extends infer R
  ? R[keyof R] extends infer T extends z.ZodType
    ? z.output<T>
    : never
  : never
export type Page<T> = { items: T; next: string | null }

/** Calls an endpoint of the contract and gives its parsed reply. */
export async function call<E extends Endpoint>(to: E, input: Input<E>): Promise<Output<E>> {
  return (await send(to, input)).reply
}

/** The same for a list in pages: `next` is the cursor of the page after this one. */
export async function callPage<E extends Endpoint>(
  to: E,
  input: Input<E>,
): Promise<Page<Output<E>>> {
  const { reply, headers } = await send(to, input)
  return { items: reply, next: nextCursor(headers.get('link')) }
}

let notifySignedOut = () => {}
/** Registers the one listener that is told when the server no longer knows the session. */
export function whenSignedOut(listener: () => void) {
  notifySignedOut = listener
}

let askAgain = async () => false
/** Registers the one that asks for the password again; true once it has been given. */
export function answerReauthentication(ask: () => Promise<boolean>) {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = async () => false
  }
}

let notifySecondFactorMissing = () => {}
/** Registers the one listener that is told when a second step has to be set up first. */
export function whenSecondFactorMissing(listener: () => void) {
  notifySecondFactorMissing = listener
}

/** Counts the sessions of this page, so that a reply does not reach the next one. */
let session = 0
export function startNextSession() {
  session++
}

type AnyInput = {
  params?: Record<string, string>
  querystring?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

async function send<E extends Endpoint>(
  to: E,
  input: Input<E>,
): Promise<{ reply: Output<E>; headers: Headers }> {
  const { body } = input as AnyInput
  const sent = body !== undefined && payload(body, to.schema.consumes !== undefined)
  const response = await exchange(to, input, sent || {})
  return { reply: await read(to, response), headers: response.headers }
}

/** A reply that is a file. */
export async function callForFile<E extends Endpoint>(to: E, input: Input<E>): Promise<Blob> {
  return (await exchange(to, input, payload((input as AnyInput).body, false))).blob()
}

/** A file as it is for a body; `headers` say what it is. */
export async function callWithFile<E extends Endpoint>(
  to: E,
  body: Blob,
  headers: Record<string, string>,
): Promise<Output<E>> {
  return read(to, await exchange(to, {}, { body, headers }))
}

/** The reply of a success; who has to give the password again first is asked, and the call repeated. */
async function exchange(to: Endpoint, input: AnyInput, sent: RequestInit): Promise<Response> {
  const { params = {}, querystring = {}, signal } = input
  const sessionAtStart = session
  const path = to.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  if (to.method === 'GET') await turn()
  const response = await fetchOrThrow(`/api${path}${queryOf(querystring)}`, {
    method: to.method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...sent,
  })
  if (!response.ok) {
    const error = apiErrorOf(response.status, await response.json().catch(() => undefined))
    if (error.code === 'signed_out') notifySignedOut()
    if (error.code === 'second_factor_missing') notifySecondFactorMissing()
    if (error.code === 'reauthentication_required' && (await askAgain()))
      return exchange(to, input, sent)
    throw error
  }
  // The reply belongs to someone who has signed out meanwhile.
  if (sessionAtStart !== session) throw new DOMException('The session is over', 'AbortError')
  return response
}

let lastTurn: Promise<unknown> = Promise.resolve()
/**
 * A page that opens asks a dozen questions in one breath, and to begin each costs a phone several
 * milliseconds: the first goes at once, every other in a task of its own, so that a tap comes in
 * between. What is sent to be kept waits for nothing.
 */
function turn(): Promise<unknown> {
  const mine = lastTurn
  lastTurn = mine.then(nextTask)
  return mine
}

/** Timers wait for a second in a tab that is not looked at. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage(0)
  return new Promise((resolve) => {
    port1.onmessage = resolve
  }).finally(() => port1.close())
}

async function read<E extends Endpoint>(to: E, response: Response): Promise<Output<E>> {
  const json = response.status === 204 ? null : await response.json().catch(() => undefined)
  // The type of an endpoint allows exactly one success response.
  const schema = Object.values(to.schema.response)[0] as z.ZodType<Output<E>>
  return schema.parse(json)
}

async function fetchOrThrow(url: string, init: RequestInit) {
  try {
    if (isLeaving()) await finishLeaving()
    return await fetch(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new NetworkError()
  }
}

function payload(body: unknown, asForm: boolean): RequestInit {
  if (!asForm)
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | Blob | undefined>))
    if (value !== undefined) form.append(name, value)
  return { body: form }
}

function queryOf(querystring: Record<string, unknown>): string {
  const given = Object.entries(querystring).filter(([, value]) => value != null && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}

function nextCursor(link: string | null): string | null {
  const url = link?.match(/<([^>]+)>\s*;[^,]*rel="?next"?/)?.[1]
  return url ? new URL(url, 'http://here').searchParams.get('cursor') : null
}

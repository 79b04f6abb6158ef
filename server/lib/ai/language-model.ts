import { setTimeout as wait } from 'node:timers/promises'
import type { OutsideModel } from '@attune/contract/ai.ts'
import type { z } from 'zod'
import { type Breaker, createBreaker, type Permit } from './breaker.ts'
import {
  type CompletionRequest,
  createTransport,
  isRetryable,
  type ModelSettings,
  type Prompt,
  RequestFailed,
} from './transport.ts'

/** One use of the model; times in whole milliseconds. */
export type ModelCall = {
  personId: string
  prompt: Prompt
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
  /** Until the first word of a stream. */
  firstWithin?: number
  /** Until the end. */
  within: number
  maxTokens: number
}

/** Counts one request of a person before it is sent; false: none is left today. */
export type Spend = (personId: string) => Promise<boolean>

/** No reply of the model, in time or at all: the embedded engine answers. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable'
}

export type LanguageModel = {
  /** What people are told about it. */
  outside: OutsideModel
  /** False while it rests after failures: then nothing need be prepared for it. */
  isReady: () => boolean
  /** A reply of the given shape. Throws ModelUnavailable. */
  generate: <T>(schema: z.ZodType<T>, call: ModelCall) => Promise<T>
  /** Text as it arrives. Throws ModelUnavailable, also in the middle. */
  stream: (call: ModelCall) => AsyncGenerator<string>
  /** Ends what is under way. */
  close: () => void
}

export const breakerOptions = {
  failureThreshold: 5,
  openFor: 15_000,
  longestOpenFor: 240_000,
  maxConcurrent: 24,
  now: Date.now,
}
const retryAfter = 150
/** With less time than this a second try is not worth its price. */
const retryNeeds = 400

/** The operator's model; null where none is set, and then nothing outside is ever called. */
export function createLanguageModel(
  ai: ModelSettings | null,
  spend: Spend,
  log: (line: string) => void,
): LanguageModel | null {
  return ai && connect(ai, spend, log)
}

function connect(ai: ModelSettings, spend: Spend, log: (line: string) => void): LanguageModel {
  const outside = { host: new URL(ai.baseUrl).host, name: ai.model }
  const transport = createTransport(ai)
  const breaker = createBreaker(breakerOptions)
  const closing = new AbortController()
  const { acquire, unavailable } = guard(breaker, closing.signal, (error) =>
    log(`the model at ${outside.host} does not answer: ${nameOf(error)}`),
  )

  return {
    outside,
    isReady: () => !breaker.isOpen(),

    async generate(schema, call) {
      const permit = acquire()
      try {
        const late = AbortSignal.timeout(call.within)
        const signal = AbortSignal.any([call.signal, closing.signal, late])
        const reply = await tryTwice({ ...call, signal }, spend, (request) =>
          transport.generate(schema, request),
        )
        permit.succeeded()
        return reply
      } catch (error) {
        throw unavailable(error, call, permit)
      }
    },

    async *stream(call) {
      const permit = acquire()
      const stop = new AbortController()
      const late = setTimeout(() => stop.abort(), call.firstWithin ?? call.within)
      try {
        const whole = AbortSignal.timeout(call.within)
        const signal = AbortSignal.any([call.signal, closing.signal, whole, stop.signal])
        const reply = await tryTwice({ ...call, signal }, spend, async (request) => {
          const pieces = transport.stream(request)
          return { pieces, first: await pieces.next() }
        })
        clearTimeout(late)
        if (reply.first.done) throw new ModelUnavailable('The reply is empty')
        yield reply.first.value
        for await (const piece of untilAborted(reply.pieces, signal)) yield piece
        permit.succeeded()
      } catch (error) {
        throw unavailable(error, call, permit)
      } finally {
        // Also where the reader has heard enough: what is under way outside ends at once.
        clearTimeout(late)
        stop.abort()
        if (call.signal.aborted) permit.abandoned()
        else permit.succeeded()
      }
    },

    close: () => closing.abort(),
  }
}

/** Permits of the breaker, and what a call that failed means for it. */
function guard(breaker: Breaker, closing: AbortSignal, onOpen: (error: unknown) => void) {
  return {
    acquire(): Permit {
      const permit = breaker.tryAcquire()
      if (!permit) throw new ModelUnavailable('The breaker is open')
      return permit
    },

    unavailable(error: unknown, { signal }: ModelCall, permit: Permit): ModelUnavailable {
      const isOurs = error instanceof ModelUnavailable
      // A reader who left, a server that stops and a used-up budget say nothing about the model.
      if (signal.aborted || closing.aborted || isOurs) permit.abandoned()
      else {
        permit.failed()
        if (breaker.isOpen()) onOpen(error)
      }
      return isOurs ? error : new ModelUnavailable('The model failed')
    },
  }
}

/** Waits for the first word of a reply; tries once more where nothing of it has come yet. */
async function tryTwice<T>(
  call: ModelCall,
  spend: Spend,
  send: (request: CompletionRequest) => Promise<T>,
) {
  const started = Date.now()
  const within = call.firstWithin ?? call.within
  for (let tries = 1; ; tries++) {
    const isCounted = await spend(call.personId).catch((cause) => {
      throw new ModelUnavailable('The budget cannot be counted', { cause })
    })
    if (!isCounted) throw new ModelUnavailable('The budget of today is used up')
    try {
      return await unlessAborted(send(call), call.signal)
    } catch (error) {
      const left = within - (Date.now() - started)
      const isLast = tries === 2 || left < retryNeeds || call.signal.aborted
      if (isLast || !isRetryable(error)) throw error
      await wait(retryAfter, undefined, { signal: call.signal })
    }
  }
}

/** Not the message: a provider's may repeat what was sent. */
function nameOf(error: unknown) {
  if (error instanceof RequestFailed) return `${error.name} ${error.statusCode ?? ''}`.trim()
  return error instanceof Error ? error.name : 'unknown'
}

/** What never settles by itself still ends with its signal. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  // It may fail after nobody listens any more.
  work.catch(() => {})
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

async function* untilAborted<T>(pieces: AsyncGenerator<T>, signal: AbortSignal) {
  for (;;) {
    const { done, value } = await unlessAborted(pieces.next(), signal)
    if (done) return
    yield value
  }
}

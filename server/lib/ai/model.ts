import { setTimeout as wait } from 'node:timers/promises'
import type { OutsideModel } from '@attune/contract/ai.ts'
import type { z } from 'zod'
import { createBreaker, type Passage } from './breaker.ts'
import type { ModelSettings, Prompt, Sending } from './transport.ts'

/** One use of the model; times in whole milliseconds. */
export type Call = {
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

/** The model did not answer, in time or at all: the embedded engine does. */
export class ModelSilent extends Error {
  override name = 'ModelSilent'
}

export type Model = {
  /** What people are told about it. */
  outside: OutsideModel
  /** False while it rests after failures: then nothing need be prepared for it. */
  isReady: () => boolean
  /** A reply of the given shape. Throws ModelSilent. */
  generate: <T>(schema: z.ZodType<T>, call: Call) => Promise<T>
  /** Text as it arrives. Throws ModelSilent, also in the middle. */
  stream: (call: Call) => AsyncGenerator<string>
  /** Ends what is under way. */
  close: () => void
}

const breakerOptions = { failures: 5, rest: 15_000, longest: 240_000, atOnce: 24, now: Date.now }
const retryAfter = 150
/** With less time than this a second try is not worth its price. */
const retryNeeds = 400

/** The operator's model; null where none is set, and then nothing outside is ever called. */
export function createModel(
  ai: ModelSettings | null,
  spend: Spend,
  log: (line: string) => void,
): Model | null {
  return ai && modelOf(ai, spend, log)
}

function modelOf(ai: ModelSettings, spend: Spend, log: (line: string) => void): Model {
  const outside = { host: new URL(ai.baseUrl).host, name: ai.model }
  // Fetched here, so that a server without a model does not carry the library.
  const library = import('./transport.ts').then(({ createTransport, isPassing }) => ({
    ...createTransport(ai),
    isPassing,
  }))
  const breaker = createBreaker(breakerOptions)
  const closing = new AbortController()

  /** Waits for the first word of a reply; tries once more where nothing of it has come yet. */
  async function begin<T>(call: Call, time: AbortSignal, send: (sending: Sending) => Promise<T>) {
    const started = Date.now()
    const within = call.firstWithin ?? call.within
    for (let tries = 1; ; tries++) {
      const counted = await spend(call.personId).catch((cause) => {
        throw new ModelSilent('The budget cannot be counted', { cause })
      })
      if (!counted) throw new ModelSilent('The budget of today is used up')
      try {
        return await unlessAborted(send({ ...call, signal: time }), time)
      } catch (error) {
        const left = within - (Date.now() - started)
        const { isPassing } = await library
        if (tries === 2 || left < retryNeeds || time.aborted || !isPassing(error)) throw error
        await wait(retryAfter, undefined, { signal: time })
      }
    }
  }

  return {
    outside,
    isReady: () => !breaker.isOpen(),

    async generate(schema, call) {
      const passage = enter()
      try {
        const late = AbortSignal.timeout(call.within)
        const time = AbortSignal.any([call.signal, closing.signal, late])
        const { generate } = await library
        const reply = await begin(call, time, (sending) => generate(schema, sending))
        passage.worked()
        return reply
      } catch (error) {
        throw silent(error, call, passage)
      }
    },

    async *stream(call) {
      const passage = enter()
      const stop = new AbortController()
      const late = setTimeout(() => stop.abort(), call.firstWithin ?? call.within)
      try {
        const whole = AbortSignal.timeout(call.within)
        const time = AbortSignal.any([call.signal, closing.signal, whole, stop.signal])
        const { stream } = await library
        const reply = await begin(call, time, async (sending) => {
          const pieces = stream(sending)
          return { pieces, first: await pieces.next() }
        })
        clearTimeout(late)
        if (reply.first.done) throw new ModelSilent('The model said nothing')
        yield reply.first.value
        for await (const piece of untilAborted(reply.pieces, time)) yield piece
        passage.worked()
      } catch (error) {
        throw silent(error, call, passage)
      } finally {
        // Also where the reader has heard enough: what is under way outside ends at once.
        clearTimeout(late)
        stop.abort()
        if (call.signal.aborted) passage.left()
        else passage.worked()
      }
    },

    close: () => closing.abort(),
  }

  function enter(): Passage {
    const passage = breaker.enter()
    if (!passage) throw new ModelSilent('The model is resting')
    return passage
  }

  function silent(error: unknown, { signal }: Call, passage: Passage): ModelSilent {
    if (signal.aborted || closing.signal.aborted) passage.left()
    // A budget that is used up says nothing about the model.
    else if (error instanceof ModelSilent) passage.left()
    else {
      passage.failed()
      if (breaker.isOpen()) log(`the model at ${outside.host} does not answer: ${nameOf(error)}`)
    }
    return error instanceof ModelSilent ? error : new ModelSilent('The model failed')
  }
}

/** Not the message: a provider's may repeat what was sent. */
function nameOf(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? ` ${error.statusCode}` : ''
  return error instanceof Error ? `${error.name}${status}` : 'unknown'
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

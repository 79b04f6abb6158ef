import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, Output, streamText } from 'ai'
import type { z } from 'zod'

/** The operator's model, and how often it may be asked a day. */
export type ModelSettings = {
  baseUrl: string
  model: string
  apiKey: string | undefined
  dailyCalls: number
  dailyCallsPerPerson: number
}

/** `instructions` are ours; `data` is the person's and goes along as JSON, never as instructions. */
export type Prompt = { instructions: string; data: object }

export type Sending = { prompt: Prompt; maxTokens: number; signal: AbortSignal }

/** Longest reply taken off the wire, in bytes: an endless one is cut there. */
const longestReply = 256 * 1024

/** One request to the operator's model: no tools, no second try, no redirect, a reply of bounded size. */
export function createTransport(ai: ModelSettings) {
  const model = createOpenAICompatible({
    name: 'outside',
    baseURL: ai.baseUrl,
    ...(ai.apiKey && { apiKey: ai.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  }).chatModel(ai.model)

  const settingsOf = ({ prompt, maxTokens, signal }: Sending) => ({
    model,
    instructions: prompt.instructions,
    prompt: JSON.stringify(prompt.data),
    maxOutputTokens: maxTokens,
    abortSignal: signal,
    maxRetries: 0,
  })

  return {
    /** Throws unless the reply is whole and fits the schema. */
    async generate<T>(schema: z.ZodType<T>, sending: Sending): Promise<T> {
      const { output } = await generateText({
        ...settingsOf(sending),
        output: Output.object({ schema }),
      })
      return schema.parse(output)
    },

    /** Text as it arrives; throws when the reply breaks off. */
    async *stream(sending: Sending): AsyncGenerator<string> {
      // Without a listener the library prints errors, which may hold what was sent.
      const { stream } = streamText({ ...settingsOf(sending), onError: () => {} })
      for await (const part of stream) {
        if (part.type === 'text-delta') yield part.text
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw sending.signal.reason
      }
    },
  }
}

export type Transport = ReturnType<typeof createTransport>

/** Whether the same request may work a moment later. */
export const isPassing = (error: unknown) => APICallError.isInstance(error) && error.isRetryable

async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  // A redirect would take the person's words to an address the operator did not name.
  const reply = await fetch(input, { ...init, redirect: 'error' })
  if (!reply.body) return reply
  let length = 0
  const bounded = reply.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        length += chunk.byteLength
        if (length > longestReply) throw new Error('The reply of the model is too long')
        out.enqueue(chunk)
      },
    }),
  )
  return new Response(bounded, reply)
}

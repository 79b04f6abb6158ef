import { createParser } from 'eventsource-parser'
import { z } from 'zod'

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

export type CompletionRequest = { prompt: Prompt; maxTokens: number; signal: AbortSignal }

/** Longest reply taken off the wire, in bytes: an endless one is cut there. */
const longestReply = 256 * 1024

/**
 * One request to an OpenAI-compatible chat completions endpoint: no tools, no second try, no
 * redirect, a reply of bounded size.
 */
export function createTransport({ baseUrl, model, apiKey }: ModelSettings) {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  }

  async function post({ prompt, maxTokens, signal }: CompletionRequest, options: object) {
    const messages = [
      { role: 'system', content: prompt.instructions },
      { role: 'user', content: JSON.stringify(prompt.data) },
    ]
    const body = JSON.stringify({ model, max_tokens: maxTokens, messages, ...options })
    // A redirect would take the person's words to an address the operator did not name.
    const init = { method: 'POST', headers, body, signal, redirect: 'manual' } as const
    const reply = await fetch(url, init).catch((cause) => {
      throw new RequestFailed('The model cannot be reached', undefined, { cause })
    })
    if (reply.ok && reply.body) return textOf(reply.body)
    // A body that nobody reads would keep its connection.
    await reply.body?.cancel()
    throw new RequestFailed('The model refused', reply.status)
  }

  return {
    /** Throws unless the reply is whole and fits the schema. */
    async generate<T>(schema: z.ZodType<T>, request: CompletionRequest): Promise<T> {
      let reply = ''
      for await (const piece of await post(request, { response_format: formatOf(schema) }))
        reply += piece
      const { choices } = Completion.parse(JSON.parse(reply))
      return schema.parse(JSON.parse(choices[0].message.content))
    },

    /** Text as it arrives; throws when the reply breaks off. */
    async *stream(request: CompletionRequest): AsyncGenerator<string> {
      const events: string[] = []
      let isDone = false
      const parser = createParser({ onEvent: ({ data }) => events.push(data) })
      for await (const piece of await post(request, { stream: true })) {
        parser.feed(piece)
        for (const data of events.splice(0)) {
          // Read on to the end of the reply: only then can its connection serve the next request.
          isDone ||= data === '[DONE]'
          if (isDone) continue
          const { choices } = CompletionChunk.parse(JSON.parse(data))
          const text = choices[0]?.delta?.content
          if (text) yield text
        }
      }
    },
  }
}

/** The model's host could not be reached, or answered with a status that is no success. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
  readonly statusCode: number | undefined

  constructor(message: string, statusCode: number | undefined, options?: ErrorOptions) {
    super(message, options)
    this.statusCode = statusCode
  }
}

/** Whether the same request may work a moment later. */
export const isRetryable = (error: unknown) =>
  error instanceof RequestFailed &&
  (error.statusCode === undefined ||
    error.statusCode >= 500 ||
    [408, 409, 429].includes(error.statusCode))

const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
})

const CompletionChunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
})

const formatOf = (schema: z.ZodType) => ({
  type: 'json_schema',
  json_schema: {
    name: 'response',
    strict: true,
    schema: z.toJSONSchema(schema, { target: 'draft-7' }),
  },
})

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > longestReply) throw new Error('The reply of the model is too long')
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Prose } from '@attune/contract/ai.ts'
import { z } from 'zod'
import { checkProse } from '../lib/ai/check-prose.ts'
import { type LanguageModel, ModelUnavailable } from '../lib/ai/language-model.ts'
import type { Prompt } from '../lib/ai/transport.ts'
import type { Context } from '../lib/http.ts'
import { allowedModel } from './allowed-model.ts'
import { findText, saveText, type Wanted } from './text-store.ts'

type Order = Wanted & {
  userId: string
  /** What the embedded engine says; it stands wherever the model does not. */
  embedded: string
  /** Null: this is never put before a model. */
  prompt: Prompt | null
  /** In characters. */
  longest: number
  gone: AbortSignal
}

/** A reader waits this long; the writing may take longer and is there at the next look. */
const waits = 700
const within = 20_000

/** Texts that are written once, kept sealed, and shown until what they were written from changes. */
export function createTextWriter(context: Context, onError: (error: unknown) => void) {
  const { db, vault } = context
  const underWay = new Set<string>()

  return async (order: Order): Promise<Prose> => {
    const started = performance.now()
    const { userId, embedded, prompt, gone } = order
    const own: Prose = { text: embedded, writtenBy: null, pending: false }
    const model = prompt && (await allowedModel(context, userId))
    if (!model) return own
    const known = await findText(db, vault, userId, order, model.outside)
    if (known !== undefined) return { text: known, writtenBy: model.outside, pending: false }
    const name = `${userId}:${order.about}`
    if (underWay.has(name)) return { ...own, pending: true }

    underWay.add(name)
    const leaving = new AbortController()
    const leave = () => leaving.abort()
    gone.addEventListener('abort', leave)
    if (gone.aborted) leave()
    const writing = write(model, order, prompt, leaving.signal)
      .catch((error) => {
        if (!(error instanceof ModelUnavailable)) onError(error)
        return null
      })
      .finally(() => underWay.delete(name))
    const left = Math.max(0, waits - Math.round(performance.now() - started))
    const text = await Promise.race([writing, wait(left, undefined, { ref: false })])
    // From here on nobody waits for it: it ends by itself.
    gone.removeEventListener('abort', leave)
    if (text) return { text, writtenBy: model.outside, pending: false }
    return { ...own, pending: text === undefined && !gone.aborted }
  }

  async function write(model: LanguageModel, order: Order, prompt: Prompt, signal: AbortSignal) {
    const call = { personId: order.userId, prompt, signal, within, maxTokens: 300 }
    const { text } = await model.generate(Reply, call)
    const checked = checkProse(text, order.longest)
    if (checked) await saveText(db, vault, order.userId, order, model.outside, checked)
    return checked
  }
}

export type TextWriter = ReturnType<typeof createTextWriter>

const Reply = z.object({ text: z.string().max(8_000) })

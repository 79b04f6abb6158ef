import { ModelSilent } from '../lib/ai/model.ts'

/** Null where the model was silent, for the embedded engine to answer; any other failure is one. */
export async function orSilence<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ModelSilent) return null
    throw error
  }
}

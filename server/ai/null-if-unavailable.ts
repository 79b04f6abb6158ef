import { ModelUnavailable } from '../lib/ai/language-model.ts'

/** Null where the model was silent, for the embedded engine to answer; any other failure is one. */
export async function nullIfUnavailable<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ModelUnavailable) return null
    throw error
  }
}

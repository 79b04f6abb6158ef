import type { LanguageModel } from '../lib/ai/language-model.ts'
import type { Context } from '../lib/http.ts'
import { isAllowed } from './consent-store.ts'

/** The model, where there is one and this person allows it. */
export async function allowedModel(
  { db, model }: Pick<Context, 'db' | 'model'>,
  userId: string,
): Promise<LanguageModel | null> {
  if (!model) return null
  return (await isAllowed(db, userId, model.outside)) ? model : null
}

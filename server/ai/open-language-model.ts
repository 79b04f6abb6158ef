import { createLanguageModel } from '../lib/ai/language-model.ts'
import type { Db } from '../lib/db.ts'
import type { Env } from '../lib/env.ts'
import { spendCall } from './budget-store.ts'

/** The operator's model with the budgets of this database; null where none is set. */
export const openLanguageModel = ({ ai }: Pick<Env, 'ai'>, db: Db, log: (line: string) => void) =>
  createLanguageModel(ai, async (userId) => ai !== null && spendCall(db, ai, userId), log)

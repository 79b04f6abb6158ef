import type { AiConsent, OutsideModel } from '@attune/contract/ai.ts'
import { openLanguageModel } from '../ai/open-language-model.ts'
import { startNode, type TestApp } from './app.ts'
import type { ModelStub } from './model-stub.ts'
import { answerIntake, type SignedUp, signUp } from './sign-up.ts'

type Budget = { dailyCalls?: number; dailyCallsPerPerson?: number }

/** Another server on the same database and people, with the stub as its model and a breaker of its own. */
export async function startNodeWith(test: TestApp, stub: ModelStub | null, budget: Budget = {}) {
  const limits = { dailyCalls: 100_000, dailyCallsPerPerson: 100_000, ...budget }
  const ai = stub && { baseUrl: stub.baseUrl, model: 'stub', apiKey: undefined, ...limits }
  const model = openLanguageModel({ ai }, test.context.db, () => {})
  const { app, close } = await startNode({ ...test.context, model })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    outside: model?.outside ?? null,
    fetch: (who: SignedUp, path: string, init: RequestInit = {}) =>
      fetch(`${url}/api${path}`, {
        ...init,
        headers: { cookie: who.cookie, ...(init.body && { 'content-type': 'application/json' }) },
      }),
    close,
  }
}

export type NodeWithModel = Awaited<ReturnType<typeof startNodeWith>>

/** What each use of the model answers, as calls of a patient. */
export const usesOf = (
  who: SignedUp,
  therapistId: string,
  question = 'Why do geese fly south?',
) => ({
  advice: { path: `/advice/${who.id}`, init: {} },
  assistant: {
    path: '/chatBot',
    init: { method: 'POST', body: JSON.stringify({ message: question }) },
  },
  summary: { path: `/users/${who.id}/summary-prose`, init: {} },
  match: { path: `/users/${who.id}/match-prose/${therapistId}`, init: {} },
})
export const uses = ['advice', 'assistant', 'summary', 'match'] as const
export type Use = (typeof uses)[number]

/** A patient with answers that speak of no danger. */
export async function signUpAnswering(test: TestApp, fields?: Record<string, string>) {
  const who = await signUp(test, 'user', fields)
  const { status, body } = await answerIntake(who)
  if (status !== 200) throw new Error(`the answers were refused: ${JSON.stringify(body)}`)
  return who
}

export async function consent(
  node: NodeWithModel,
  who: SignedUp,
  allowed: OutsideModel | null = node.outside,
) {
  const init = { method: 'PUT', body: JSON.stringify({ allowed }) }
  const reply = await node.fetch(who, `/users/${who.id}/ai-consent`, init)
  return { status: reply.status, body: (await reply.json()) as AiConsent }
}

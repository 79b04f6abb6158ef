import { ai } from '@attune/contract/ai.ts'
import type { Factor } from '@attune/contract/matching.ts'
import { goneSignal } from '../lib/ai/gone-signal.ts'
import { AppError, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { allow, disallow, isAllowed } from './consent-store.ts'
import { matchProse } from './match-prose.ts'
import { createTextWriter } from './model-texts.ts'
import { summaryProse } from './summary-prose.ts'

type Needs = {
  /** What a match is made of; null where there is no such therapist. */
  factorsOf: (userId: string, therapistId: string) => Promise<readonly Factor[] | null>
}

export function aiRoutes(app: App, context: Context, { factorsOf }: Needs) {
  const { db, model } = context
  const outside = model?.outside ?? null
  const write = createTextWriter(context, (error) => app.log.error({ err: error }))
  // What is under way outside would hold up the end, and the embedded engine answers at once.
  app.addHook('preClose', async () => model?.close())

  route(app, ai.readConsent, async ({ params: { userId } }) => ({
    model: outside,
    allowed: outside !== null && (await isAllowed(db, userId, outside)),
  }))

  route(app, ai.setConsent, async ({ params: { userId }, body: { allowed } }) => {
    if (!allowed) {
      await disallow(db, userId)
      return { model: outside, allowed: false }
    }
    // Consent is to what was shown, and to nothing that was set meanwhile.
    if (allowed.host !== outside?.host || allowed.name !== outside.name)
      throw new AppError('invalid', 'This model is not the one used here', 'allowed')
    await allow(db, userId, outside)
    return { model: outside, allowed: true }
  })

  route(app, ai.summaryProse, ({ params: { userId } }, reply) =>
    summaryProse(context, write, userId, goneSignal(reply)),
  )

  route(app, ai.matchProse, async ({ params: { userId, therapistId } }, reply) => {
    const factors = found(await factorsOf(userId, therapistId), 'Therapist not found')
    return matchProse(write, { userId, therapistId, factors, gone: goneSignal(reply) })
  })
}

import { learning } from '@attune/contract/learning.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { readLearningConsent, setLearningConsent } from './consent-store.ts'

export function learningRoutes(app: App, { db, vault }: Context) {
  route(app, learning.readConsent, async ({ params }) => ({
    allowed: (await readLearningConsent(db, params.userId)) !== undefined,
  }))

  route(app, learning.setConsent, async ({ params, body }) => {
    await setLearningConsent(db, vault, params.userId, body.allowed)
    return body
  })
}

import { say } from '@attune/contract/errors.ts'
import { matching } from '@attune/contract/matching.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import type { Matcher } from './matcher.ts'
import { readWeights, saveWeights } from './weights-store.ts'

export function matchingRoutes(app: App, { db, vault }: Context, matcher: Matcher) {
  route(app, matching.best, ({ params }) => matcher.best(params.userId))

  route(app, matching.reweighted, ({ params, body }) => matcher.reweighted(params.userId, body))

  route(app, matching.explain, async ({ params: { userId, therapistId } }) =>
    found(await matcher.explain(userId, therapistId), say.therapistNotFound),
  )

  route(app, matching.overview, ({ params }) => matcher.overview(params.userId))

  route(app, matching.readWeights, ({ params }) => readWeights(db, vault, params.userId))

  route(app, matching.setWeights, async ({ params, body }) => {
    await saveWeights(db, vault, params.userId, body)
    return body
  })
}

import { say } from '@attune/contract/errors.ts'
import { matching } from '@attune/contract/matching.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import type { Matcher } from './matcher.ts'
import { readWeights, saveWeights } from './weights-store.ts'

export function matchingRoutes(app: App, { db, vault }: Context, matcher: Matcher) {
  app.route({
    ...matching.best,
    handler: ({ params }) => matcher.best(params.userId),
  })

  app.route({
    ...matching.reweighted,
    handler: ({ params, body }) => matcher.reweighted(params.userId, body),
  })

  app.route({
    ...matching.explain,
    handler: async ({ params: { userId, therapistId } }) =>
      found(await matcher.explain(userId, therapistId), say.therapistNotFound),
  })

  app.route({
    ...matching.overview,
    handler: ({ params }) => matcher.overview(params.userId),
  })

  app.route({
    ...matching.readWeights,
    handler: ({ params }) => readWeights(db, vault, params.userId),
  })

  app.route({
    ...matching.setWeights,
    handler: async ({ params, body }) => {
      await saveWeights(db, vault, params.userId, body)
      return body
    },
  })
}

import { say } from '@attune/contract/errors.ts'
import { matching } from '@attune/contract/matching.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import type { Matcher } from './matcher.ts'
import { readWeights, saveWeights } from './weights-store.ts'

export function matchingRoutes(
  app: App,
  { db, vault }: Context,
  matcher: Matcher,
  noteShown: (patient: string, therapistIds: readonly string[]) => void,
) {
  route(app, matching.best, async ({ params, query }) => {
    const matches = await matcher.best(params.userId, keysIn(query))
    noteShown(
      params.userId,
      matches.map(({ _id }) => _id),
    )
    return matches
  })

  route(app, matching.reweighted, ({ params, body, query }) =>
    matcher.reweighted(params.userId, body, keysIn(query)),
  )

  route(app, matching.explain, async ({ params: { userId, therapistId } }) =>
    found(await matcher.explain(userId, therapistId), say.therapistNotFound),
  )

  route(app, matching.overview, ({ params, query }) =>
    matcher.overview(params.userId, keysIn(query)),
  )

  route(app, matching.readWeights, ({ params }) => readWeights(db, vault, params.userId))

  route(app, matching.setWeights, async ({ params, body }) => {
    await saveWeights(db, vault, params.userId, body)
    return body
  })
}

const keysIn = ({ relaxed = '' }: { relaxed?: string | undefined }) =>
  relaxed.split(',').filter(Boolean)

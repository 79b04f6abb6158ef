import { bestMatches, matching } from '@attune/contract/matching.ts'
import { matchTherapists } from '@attune/engine/match/match.ts'
import { readIntake } from '@attune/engine/questionnaires/read-intake.ts'
import type { App, Context } from '../lib/http.ts'
import { listUserAnswers } from '../questionnaires/intake-store.ts'
import { listCandidates } from './store.ts'

export function matchingRoutes(app: App, context: Context) {
  app.route({
    ...matching.best,
    handler: async ({ params }) => (await matchesOf(context, params.userId)).best,
  })

  app.route({
    ...matching.overview,
    handler: async ({ params }) => {
      const { total, eligible, blocked } = await matchesOf(context, params.userId)
      return { total, eligible, blocked }
    },
  })
}

async function matchesOf({ db, vault }: Context, userId: string) {
  const [answers, candidates] = await Promise.all([
    listUserAnswers(db, vault, userId),
    listCandidates(db),
  ])
  return matchTherapists(readIntake(answers), candidates, bestMatches)
}

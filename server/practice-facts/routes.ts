import { practice } from '@attune/contract/practice-facts.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { requireVisible } from '../therapists/standing.ts'
import { checkedFacts } from './check-facts.ts'
import { asSeen, changePracticeFacts, readOwnFacts, readPracticeAreas } from './store.ts'

export function practiceRoutes(app: App, { db, bus }: Context) {
  route(app, practice.readFacts, async (request) => {
    const { id } = request.params
    const caller = callerOf(request).id
    await requireVisible(db, id, caller)
    const facts = await readOwnFacts(db, id)
    return caller === id ? facts : asSeen(facts)
  })

  route(app, practice.readAreas, async (request) => {
    const { id } = request.params
    await requireVisible(db, id, callerOf(request).id)
    return readPracticeAreas(db, id)
  })

  route(app, practice.setFacts, async ({ params: { id }, body }) => {
    const facts = await changePracticeFacts(db, id, await checkedFacts(body, new Date()))
    await bus.publish('practice', { therapist: id })
    return facts
  })
}

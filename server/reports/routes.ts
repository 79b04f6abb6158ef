import { reports } from '@attune/contract/reports.ts'
import { callerOf } from '../auth/guard.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { senderRoleOf } from '../messages/participant.ts'
import { createReport, reportedBefore } from './store.ts'

export function reportRoutes(app: App, { db, vault, limits }: Context) {
  route(app, reports.create, async (request) => {
    const { id, role } = callerOf(request)
    const before = await reportedBefore(db, id, request.body)
    if (before) return { _id: before }
    await limits.take('report', id)
    return { _id: await createReport(db, vault, { id, model: senderRoleOf(role) }, request.body) }
  })
}

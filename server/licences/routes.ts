import { licences } from '@attune/contract/licences.ts'
import { callerOf } from '../auth/guard.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { requireVisible } from '../therapists/standing.ts'
import { createLicence, deleteLicence, listLicences, updateLicence } from './store.ts'

const notFound = 'Licence not found'

export function licenceRoutes(app: App, { db, bus }: Context) {
  /** Who has a licence is matched, and who has none is not. */
  const told = async <T>(therapist: string, licence: T) => {
    await bus.publish('practice', { therapist })
    return licence
  }

  route(app, licences.list, async (request) => {
    const { id } = request.params
    await requireVisible(db, id, callerOf(request).id)
    return listLicences(db, id)
  })

  route(app, licences.create, async ({ params, body }) =>
    told(params.id, await createLicence(db, params.id, body)),
  )

  route(app, licences.update, async ({ params, body }) =>
    told(params.id, found(await updateLicence(db, params.id, params.licenceId, body), notFound)),
  )

  route(app, licences.delete, async ({ params }) => {
    await told(params.id, found(await deleteLicence(db, params.id, params.licenceId), notFound))
  })
}

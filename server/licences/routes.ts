import { licences } from '@attune/contract/licences.ts'
import { callerOf } from '../auth/guard.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { requireVisible } from '../therapists/standing.ts'
import { readRejection } from './finding-store.ts'
import {
  createLicence,
  deleteLicence,
  type HeldLicence,
  listLicences,
  updateLicence,
} from './store.ts'

const notFound = 'Licence not found'

export function licenceRoutes(app: App, { db, bus, vault }: Context) {
  /** Who has a licence is matched, and who has none is not. */
  const told = async <T>(therapist: string, licence: T) => {
    await bus.publish('practice', { therapist })
    return licence
  }

  const withRejections = (id: string, held: HeldLicence[]) =>
    Promise.all(
      held.map(async (licence) => ({
        ...licence,
        ...(licence.isRejected && { rejection: await readRejection(db, vault, id, licence._id) }),
      })),
    )

  route(app, licences.list, async (request) => {
    const { id } = request.params
    const caller = callerOf(request).id
    await requireVisible(db, id, caller)
    const held = await listLicences(db, id)
    return caller === id
      ? withRejections(id, held)
      : held.filter(({ isRejected, isHeldBack }) => !isRejected && !isHeldBack)
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

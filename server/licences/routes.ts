import { licences } from '@attune/contract/licences.ts'
import { callerOf } from '../auth/guard.ts'
import { found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { requireVisible } from '../therapists/standing.ts'
import { createLicence, deleteLicence, listLicences, updateLicence } from './store.ts'

const notFound = 'Licence not found'

export function licenceRoutes(app: App, { db }: Context) {
  app.route({
    ...licences.list,
    handler: async (request) => {
      const { id } = request.params
      await requireVisible(db, id, callerOf(request).id)
      return listLicences(db, id)
    },
  })

  app.route({
    ...licences.create,
    handler: async ({ params, body }, reply) =>
      reply.code(201).send(await createLicence(db, params.id, body)),
  })

  app.route({
    ...licences.update,
    handler: async ({ params, body }) =>
      found(await updateLicence(db, params.id, params.licenceId, body), notFound),
  })

  app.route({
    ...licences.delete,
    handler: async ({ params }, reply) => {
      found(await deleteLicence(db, params.id, params.licenceId), notFound)
      return reply.code(204).send(null)
    },
  })
}

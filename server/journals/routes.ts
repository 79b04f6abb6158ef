import { journals } from '@attune/contract/journals.ts'
import { forbidden, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { createJournal, deleteJournal, listJournals, readJournal, updateJournal } from './store.ts'

const notFound = 'Journal not found'

export function journalRoutes(app: App, { db, vault }: Context) {
  app.route({
    ...journals.list,
    handler: async (request, reply) => {
      const { items, next } = await listJournals(db, vault, request.params.userId, request.query)
      linkNext(request, reply, next)
      return items
    },
  })

  app.route({
    ...journals.read,
    handler: async ({ params }) =>
      found(await readJournal(db, vault, params.userId, params.id), notFound),
  })

  app.route({
    ...journals.create,
    handler: async ({ params, body }, reply) => {
      if (body.user_id && body.user_id !== params.userId) throw forbidden()
      return reply.code(201).send(await createJournal(db, vault, params.userId, body))
    },
  })

  app.route({
    ...journals.update,
    handler: async ({ params, body }) =>
      found(await updateJournal(db, vault, params.userId, params.id, body), notFound),
  })

  app.route({
    ...journals.delete,
    handler: async ({ params }, reply) => {
      found(await deleteJournal(db, params.userId, params.id), notFound)
      return reply.code(204).send(null)
    },
  })
}

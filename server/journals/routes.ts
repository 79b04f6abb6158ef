import { journals } from '@attune/contract/journals.ts'
import { forbidden, found } from '../lib/errors.ts'
import type { App, Context } from '../lib/http.ts'
import { linkNext } from '../lib/pages.ts'
import { readAnalysis } from './analysis-store.ts'
import type { Analyst } from './analyst.ts'
import { readConsent, setConsent } from './consent-store.ts'
import { noticeOf } from './notice.ts'
import { createJournal, deleteJournal, listJournals, readJournal, updateJournal } from './store.ts'

const notFound = 'Journal not found'

export function journalRoutes(app: App, { db, vault }: Context, { wake }: Pick<Analyst, 'wake'>) {
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
      const created = await createJournal(db, vault, params.userId, body)
      wake()
      return reply.code(201).send(created)
    },
  })

  app.route({
    ...journals.update,
    handler: async ({ params, body }) => {
      const changed = found(
        await updateJournal(db, vault, params.userId, params.id, body),
        notFound,
      )
      wake()
      return changed
    },
  })

  app.route({
    ...journals.delete,
    handler: async ({ params }, reply) => {
      found(await deleteJournal(db, params.userId, params.id), notFound)
      return reply.code(204).send(null)
    },
  })

  app.route({
    ...journals.notice,
    handler: async ({ params }) => {
      const entry = found(await readJournal(db, vault, params.userId, params.id), notFound)
      return noticeOf(entry, await readAnalysis(db, vault, entry))
    },
  })

  app.route({
    ...journals.readConsent,
    handler: async ({ params }) => ({ allowed: await readConsent(db, params.userId) }),
  })

  app.route({
    ...journals.setConsent,
    handler: async ({ params, body }) => {
      await setConsent(db, params.userId, body.allowed)
      wake()
      return body
    },
  })
}

import { templates } from '@attune/contract/templates.ts'
import type { App, Context } from '../lib/http.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './store.ts'

export function templateRoutes(app: App, { db, vault }: Context) {
  app.route({
    ...templates.list,
    handler: ({ params }) => listTemplates(db, vault, params.id),
  })

  app.route({
    ...templates.create,
    handler: async ({ params, body }, reply) =>
      reply.code(201).send(await createTemplate(db, vault, params.id, body)),
  })

  app.route({
    ...templates.update,
    handler: ({ params, body }) => updateTemplate(db, vault, params.id, params.templateId, body),
  })

  app.route({
    ...templates.delete,
    handler: async ({ params }, reply) => {
      await deleteTemplate(db, params.id, params.templateId)
      return reply.code(204).send(null)
    },
  })
}

import { templates } from '@attune/contract/templates.ts'
import type { App, Context } from '../lib/http.ts'
import { route } from '../lib/route.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './store.ts'

export function templateRoutes(app: App, { db, vault }: Context) {
  route(app, templates.list, ({ params }) => listTemplates(db, vault, params.id))

  route(app, templates.create, ({ params, body }) => createTemplate(db, vault, params.id, body))

  route(app, templates.update, ({ params, body }) =>
    updateTemplate(db, vault, params.id, params.templateId, body),
  )

  route(app, templates.delete, async ({ params }) => {
    await deleteTemplate(db, params.id, params.templateId)
  })
}

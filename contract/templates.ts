import { z } from 'zod'
import { endpoint, Id, Nothing, trimmedText } from './endpoint.ts'
import { messageLimit } from './messages.ts'

/** A therapist keeps at most so many. */
export const templatesLimit = 20

/** Stands in a template for the patient's first name. */
export const namePlaceholder = '{name}'

/** Words a therapist keeps to begin an answer with. */
export const Template = z.object({ _id: Id, title: z.string(), text: z.string() })
export type Template = z.infer<typeof Template>

export const templateTitleLimit = 60

export const TemplateDraft = z.object({
  title: trimmedText(templateTitleLimit),
  text: trimmedText(messageLimit),
})
export type TemplateDraft = z.infer<typeof TemplateDraft>

const owner = z.object({ id: Id })
const one = owner.extend({ templateId: Id })
const own = { allow: 'therapist', own: 'id' } as const

export const templates = {
  list: endpoint({
    method: 'GET',
    url: '/therapists/:id/templates',
    config: own,
    schema: {
      summary: 'My templates, by title',
      params: owner,
      response: { 200: z.array(Template) },
    },
  }),
  create: endpoint({
    method: 'POST',
    url: '/therapists/:id/templates',
    config: own,
    schema: {
      summary: 'Keep a template, 20 at most',
      params: owner,
      body: TemplateDraft,
      response: { 201: Template },
    },
  }),
  update: endpoint({
    method: 'PUT',
    url: '/therapists/:id/templates/:templateId',
    config: own,
    schema: {
      summary: 'Change a template',
      params: one,
      body: TemplateDraft,
      response: { 200: Template },
    },
  }),
  delete: endpoint({
    method: 'DELETE',
    url: '/therapists/:id/templates/:templateId',
    config: own,
    schema: { summary: 'Delete a template', params: one, response: { 204: Nothing } },
  }),
}

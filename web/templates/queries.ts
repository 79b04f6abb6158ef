import { type Template, type TemplateDraft, templates } from '@attune/contract/templates.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

export const templatesOf = (id: string) =>
  queryOptions({
    queryKey: ['templates', id],
    queryFn: ({ signal }) => call(templates.list, { params: { id }, signal }),
  })

const byTitle = (one: Template, other: Template) => one.title.localeCompare(other.title)

/** Keeps a new template, or changes the one that is named. */
export function useSaveTemplate(id: string) {
  const client = useQueryClient()
  const { queryKey } = templatesOf(id)
  return useMutation({
    mutationFn: ({ templateId, body }: { templateId: string | null; body: TemplateDraft }) =>
      templateId === null
        ? call(templates.create, { params: { id }, body })
        : call(templates.update, { params: { id, templateId }, body }),
    onSuccess: (saved) =>
      client.setQueryData(queryKey, (list: Template[] = []) =>
        [...list.filter(({ _id }) => _id !== saved._id), saved].sort(byTitle),
      ),
  })
}

export function useDeleteTemplate(id: string) {
  const client = useQueryClient()
  const { queryKey } = templatesOf(id)
  return useMutation({
    mutationFn: (templateId: string) => call(templates.delete, { params: { id, templateId } }),
    onSuccess: (_, templateId) =>
      client.setQueryData(queryKey, (list: Template[] = []) =>
        list.filter(({ _id }) => _id !== templateId),
      ),
  })
}

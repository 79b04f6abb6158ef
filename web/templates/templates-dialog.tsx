import { type Template, templatesLimit } from '@attune/contract/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { templatesOf, useDeleteTemplate } from './queries.ts'
import { TemplateForm } from './template-form.tsx'

/** A therapist's own words for first answers: written, changed and deleted here. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { id } = usePerson()
  const { data: list, error, refetch } = useQuery(templatesOf(id))
  const [edited, edit] = useState<Template | 'new' | null>(null)
  return (
    <Dialog title="Your templates" onClose={onClose} width={620}>
      <p className="mt-1.5 text-muted">
        Your own words for answers you give often. They are shown to nobody else.
      </p>
      {edited ? (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited._id}
          personId={id}
          template={edited === 'new' ? null : edited}
          onDone={() => edit(null)}
        />
      ) : (
        <div className="mt-5 grid gap-5">
          {!list && !error && (
            <Loading label="Loading your templates">
              <SkeletonText lines={4} />
            </Loading>
          )}
          {!list && error && (
            <ErrorState
              error={error}
              title="Your templates did not load."
              onRetry={() => void refetch()}
            />
          )}
          {list?.length === 0 && (
            <p className="note">
              None yet. A first one could welcome someone who has just written.
            </p>
          )}
          {list && list.length > 0 && (
            <ul>
              {list.map((template) => (
                <Row key={template._id} template={template} onEdit={() => edit(template)} />
              ))}
            </ul>
          )}
          {list && <Add count={list.length} onAdd={() => edit('new')} />}
        </div>
      )}
    </Dialog>
  )
}

const Add = ({ count, onAdd }: { count: number; onAdd: () => void }) =>
  count >= templatesLimit ? (
    <p className="text-small text-muted">
      You have {templatesLimit} templates, as many as can be kept.
    </p>
  ) : (
    <Button kind="soft" className="justify-self-start" onClick={onAdd}>
      New template
    </Button>
  )

function Row({ template, onEdit }: { template: Template; onEdit: () => void }) {
  const { _id, title, text } = template
  const { id } = usePerson()
  const [asking, ask] = useState(false)
  const { mutate, isPending } = useDeleteTemplate(id)
  const remove = () =>
    mutate(_id, {
      onError: (error) => {
        ask(false)
        toast.error(sentence(error, 'That could not be deleted. Please try again.'))
      },
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="min-w-[12rem] flex-1">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-2 text-small text-muted">{text}</p>
      </div>
      <span className="flex gap-2">
        <Button kind="ghost" size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button kind="plain" size="small" aria-label={`Delete ${title}`} onClick={() => ask(true)}>
          Delete
        </Button>
      </span>
      {asking && (
        <ConfirmDialog
          title="Delete this template?"
          confirm="Delete"
          danger
          busy={isPending}
          onConfirm={remove}
          onClose={() => ask(false)}
        >
          “{title}” will be gone. What you have sent with it stays.
        </ConfirmDialog>
      )}
    </li>
  )
}

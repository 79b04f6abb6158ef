import type { Journal } from '@attune/contract/journals.ts'
import { paths } from '@attune/contract/paths.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Title } from '../ui/title.tsx'
import { EntryColumns } from './entry-columns.tsx'
import { useDeleteJournal } from './queries.ts'
import { asText, subjectOf } from './subject.ts'
import { WhatSoftwareNoticed } from './what-software-noticed.tsx'

export function ReadJournal({ entry, onEdit }: { entry: Journal; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const check = useRiskCheck(subjectOf(entry._id), asText(entry))
  const remove = useDeleteJournal(entry._id)
  const navigate = useNavigate()

  async function erase() {
    try {
      await remove.mutateAsync()
      toast.success('Successfully deleted!')
      await navigate(paths.journals, { replace: true })
    } catch (error) {
      setAsking(false)
      toast.error(sentence(error, 'Could not delete.'))
    }
  }
  return (
    <EntryColumns aside={<HelpBeside check={check} className="lg:mt-8" />}>
      <article>
        <Title>A journal entry</Title>
        <p className="mt-5 text-small text-muted">
          <time dateTime={entry.date.toISOString()}>{dateTime(entry.date)}</time>
        </p>
        <h1 className="mt-1.5 mb-6 [overflow-wrap:anywhere]">{entry.title}</h1>
        <p className="written">{entry.content}</p>
        <div className="mt-8 flex flex-wrap items-center gap-2.5">
          <Button onClick={onEdit}>Edit</Button>
          <Button kind="ghost" onClick={() => setAsking(true)}>
            Delete
          </Button>
          <span className="chip ml-auto max-sm:ml-0">Saved · shown to nobody else</span>
        </div>
        <WhatSoftwareNoticed entry={entry} />
        {asking && (
          <ConfirmDialog
            title="Delete this entry?"
            confirm="Delete"
            danger
            busy={remove.isPending}
            onConfirm={() => void erase()}
            onClose={() => setAsking(false)}
          >
            “{entry.title}” will be gone for good.
          </ConfirmDialog>
        )}
      </article>
    </EntryColumns>
  )
}

import { paths } from '@attune/contract/paths.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { carryDismissal } from '../risk/dismissals.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { BackToJournals } from './back-to-journals.tsx'
import { EntryColumns } from './entry-columns.tsx'
import { JournalForm, type JournalText } from './journal-form.tsx'
import { useCreateJournal } from './queries.ts'
import { asText, type Saved, subjectOf } from './subject.ts'

type Draft = JournalText & { clientId: string }

/** The draft survives a reload; its `clientId` makes a repeated send one entry. */
export function AddJournalPage() {
  const { id } = usePerson()
  const [fresh] = useState((): Draft => ({ title: '', content: '', clientId: newId() }))
  const [draft, setDraft, clear] = useDraft<Draft>(id, 'journal', fresh)
  const subject = subjectOf(draft.clientId)
  const check = useRiskCheck(subject, asText(draft))
  const create = useCreateJournal()
  const navigate = useNavigate()

  async function save() {
    const saving = toast.loading('Saving...')
    try {
      const { _id } = await create.mutateAsync(draft)
      clear()
      carryDismissal(subject, subjectOf(_id))
      toast.success('Journal entry saved!', { id: saving })
      await navigate(paths.journals, { state: { saved: _id } satisfies Saved })
    } catch {
      toast.error('Could not save.', { id: saving })
    }
  }
  return (
    <>
      <BackToJournals />
      <div className="mt-3 mb-7">
        <PageHeading title="New Journal Entry" />
      </div>
      <EntryColumns aside={<HelpBeside check={check} />}>
        <JournalForm
          value={draft}
          onChange={({ title, content }) => setDraft({ ...draft, title, content })}
          onSave={() => void save()}
          busy={create.isPending}
          failure={create.error && sentence(create.error, 'Could not save.')}
        >
          <Link to={paths.journals} className={buttonClass({ kind: 'ghost' })}>
            Back
          </Link>
          <span className="chip ml-auto max-sm:ml-0">Shown to nobody else</span>
        </JournalForm>
      </EntryColumns>
    </>
  )
}

import { paths } from '@attune/contract/paths.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { NetworkError, sentence } from '../lib/failures.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { useLatest } from '../lib/use-latest.ts'
import { carryDismissal } from '../risk/dismissals.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { BackToJournals } from './back-to-journals.tsx'
import { EntryColumns } from './entry-columns.tsx'
import { JournalForm } from './journal-form.tsx'
import { asSent, type NewEntry, newEntryDraft, writtenOn } from './new-entry.ts'
import { PromptChoice } from './prompt-choice.tsx'
import { isSame, useCreateJournal } from './queries.ts'
import { asText, type Saved, subjectOf } from './subject.ts'
import { useSendWaiting } from './use-send-waiting.ts'

/** The draft survives a reload, and waits where there is no connection. */
export function AddJournalPage() {
  const { id } = usePerson()
  const [fresh] = useState((): NewEntry => ({ title: '', content: '', clientId: newId() }))
  const [draft, setDraft, clear] = useDraft<NewEntry>(id, newEntryDraft, fresh)
  const subject = subjectOf(draft.clientId)
  const check = useRiskCheck(subject, asText(draft))
  const create = useCreateJournal()
  const navigate = useNavigate()
  const latest = useLatest(draft)

  async function leave(_id: string) {
    carryDismissal(subject, subjectOf(_id))
    await navigate(paths.journals, { state: { saved: _id } satisfies Saved })
  }
  useSendWaiting(
    (entry, sent) => {
      toast.success('Journal entry saved!')
      // Who has written on meanwhile stays with those words.
      if (isSame(latest.current, sent)) void leave(entry._id)
    },
    () => latest.current,
  )
  async function save() {
    const saving = toast.loading('Saving...')
    try {
      const { _id } = await create.mutateAsync(asSent(draft))
      clear()
      toast.success('Journal entry saved!', { id: saving })
      await leave(_id)
    } catch (error) {
      toast.error('Could not save.', { id: saving })
      if (error instanceof NetworkError && latest.current === draft)
        setDraft({ ...draft, waiting: true })
    }
  }
  return (
    <>
      <BackToJournals />
      <div className="mt-3 mb-7">
        <PageHeading title="New Journal Entry" />
      </div>
      <EntryColumns aside={<HelpBeside check={check} />}>
        {isEmpty(draft) && <PromptChoice onPick={(title) => setDraft({ ...draft, title })} />}
        <JournalForm
          value={draft}
          onChange={(next) => setDraft(writtenOn(draft, next))}
          onSave={() => void save()}
          busy={create.isPending}
          failure={draft.waiting ? null : create.error && sentence(create.error, 'Could not save.')}
          waiting={draft.waiting}
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

const isEmpty = ({ title, content }: NewEntry) => !title.trim() && !content.trim()

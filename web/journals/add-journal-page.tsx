import { paths } from '@attune/contract/paths.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { NetworkError, sentence } from '../lib/failures.ts'
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
import {
  asSent,
  emptyEntry,
  forgetSaved,
  type NewEntry,
  newEntryDraft,
  writtenOn,
  writtenSince,
} from './new-entry.ts'
import { PromptChoice } from './prompt-choice.tsx'
import { useCreateJournal } from './queries.ts'
import { asText, type Saved, sameWords, subjectOf } from './subject.ts'
import { useSendWaiting } from './use-send-waiting.ts'

export function AddJournalPage() {
  const { draft, setDraft, save, busy, failure, newer } = useNewEntry()
  const check = useRiskCheck(subjectOf(draft.clientId), asText(draft))
  const [foot, setFoot] = useState<Element | null>(null)
  return (
    <>
      <BackToJournals />
      <div className="mt-3 mb-7">
        <PageHeading title="New Journal Entry" />
      </div>
      <EntryColumns aside={<HelpBeside check={check} foot={foot} />}>
        {isEmpty(draft) && <PromptChoice onPick={(title) => setDraft({ ...draft, title })} />}
        <JournalForm
          value={draft}
          onChange={(next) => setDraft(writtenOn(draft, next))}
          onSave={() => void save()}
          busy={busy}
          failure={draft.waiting ? null : failure && sentence(failure, 'Could not save.')}
          waiting={draft.waiting}
          newer={newer}
          foot={setFoot}
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

/** The draft, which survives a reload, and waits where there is no connection. */
function useNewEntry() {
  const { id } = usePerson()
  const [fresh] = useState(emptyEntry)
  const [draft, setDraft] = useDraft<NewEntry>(id, newEntryDraft, fresh)
  const [stays, setStays] = useState<string | null>(null)
  const create = useCreateJournal()
  const navigate = useNavigate()
  const latest = useLatest(draft)

  async function leave(_id: string) {
    carryDismissal(subjectOf(draft.clientId), subjectOf(_id))
    await navigate(paths.journals, { state: { saved: _id } satisfies Saved })
  }
  useSendWaiting(
    (entry, sent) => {
      toast.success('Journal entry saved!')
      // Who has written on meanwhile stays with those words.
      if (sameWords(latest.current, sent)) void leave(entry._id)
    },
    () => latest.current,
  )
  async function save() {
    const sent = draft
    const saving = toast.loading('Saving...')
    try {
      const { entry, clientId } = await create.mutateAsync(asSent(sent))
      toast.success('Journal entry saved!', { id: saving })
      if (sameWords(latest.current, sent)) {
        forgetSaved(id, sent)
        return await leave(entry._id)
      }
      setDraft(writtenSince(sent, clientId, latest.current))
      setStays(clientId)
    } catch (error) {
      const isSame = sameWords(latest.current, sent)
      // What waits here is saved later: the form says so, and nothing says otherwise.
      if (isSame && error instanceof NetworkError) {
        toast.dismiss(saving)
        return setDraft({ ...sent, waiting: true })
      }
      toast.error('Could not save.', { id: saving })
      // Whether it was stored nobody knows.
      if (!isSame) setDraft(writtenSince(sent, sent.clientId, latest.current))
    }
  }
  const newer = stays === draft.clientId && !create.error
  return { draft, setDraft, save, busy: create.isPending, failure: create.error, newer }
}

const isEmpty = ({ title, content }: NewEntry) => !title.trim() && !content.trim()

import type { Journal } from '@attune/contract/journals.ts'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { EntryColumns } from './entry-columns.tsx'
import { JournalForm, type JournalText } from './journal-form.tsx'
import { OtherVersion } from './other-version.tsx'
import { asText, subjectOf } from './subject.ts'
import { useSaveEdit } from './use-save-edit.ts'

/** `version`: of the entry as it stood when this edit began. */
export type Edit = JournalText & { version: number }

type EditJournalProps = { entry: Edit & Pick<Journal, '_id'>; onDone: () => void }

export function EditJournal({ entry, onDone }: EditJournalProps) {
  const { draft, setDraft, submit, leave, other, busy, error } = useEdit({ entry, onDone })
  const check = useRiskCheck(subjectOf(entry._id), asText(draft))
  return (
    <>
      <div className="mt-3 mb-7">
        <PageHeading title="Edit entry" />
      </div>
      <EntryColumns aside={<HelpBeside check={check} />}>
        <JournalForm
          value={draft}
          onChange={({ title, content }) => setDraft({ ...draft, title, content })}
          onSave={() => void submit('ask')}
          busy={busy}
          failure={
            error && (isCode(error, 'not_found') ? gone : sentence(error, 'Could not save.'))
          }
        >
          <Button kind="ghost" onClick={leave}>
            Cancel
          </Button>
        </JournalForm>
        {other && (
          <OtherVersion
            other={other}
            busy={busy}
            onReplace={() => void submit('replace')}
            onKeepBoth={() => void submit('apart')}
          />
        )}
        {isCode(error, 'not_found') && (
          <Button kind="soft" className="mt-4" busy={busy} onClick={() => void submit('apart')}>
            Save as a new entry
          </Button>
        )}
      </EntryColumns>
    </>
  )
}

/** The draft, which outlives a reload, and the ways to save it. */
function useEdit({ entry, onDone }: EditJournalProps) {
  const { id } = usePerson()
  const [draft, setDraft, clear] = useDraft<Edit>(id, `journal:${entry._id}`, {
    title: entry.title,
    content: entry.content,
    version: entry.version,
  })
  const { save, other, busy, error } = useSaveEdit(entry._id)

  function leave() {
    clear()
    onDone()
  }
  async function submit(how: 'ask' | 'replace' | 'apart') {
    const saving = toast.loading('Saving...')
    try {
      const saved = await save(draft, how)
      if (!saved) return toast.dismiss(saving)
      toast.success('Journal entry saved!', { id: saving })
      leave()
    } catch {
      toast.error('Could not save.', { id: saving })
    }
  }
  return { draft, setDraft, submit, leave, other, busy, error }
}

const gone = 'This entry was deleted while you wrote.'

import type { Journal } from '@attune/contract/journals.ts'
import { toast } from 'react-hot-toast'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { JournalForm, type Written } from './journal-form.tsx'
import { useUpdateJournal } from './queries.ts'

export function EditJournal({ entry, onDone }: { entry: Journal; onDone: () => void }) {
  const { id } = usePerson()
  const [written, setWritten, clear] = useDraft<Written>(id, `journal:${entry._id}`, {
    title: entry.title,
    content: entry.content,
  })
  const update = useUpdateJournal(entry._id)

  function leave() {
    clear()
    onDone()
  }
  async function save() {
    const saving = toast.loading('Saving...')
    try {
      await update.mutateAsync({ title: written.title, content: written.content })
      toast.success('Journal entry saved!', { id: saving })
      leave()
    } catch {
      toast.error('Could not save.', { id: saving })
    }
  }
  return (
    <>
      <div className="mt-3 mb-7">
        <PageHeading title="Edit entry" />
      </div>
      <JournalForm
        value={written}
        onChange={setWritten}
        onSave={() => void save()}
        busy={update.isPending}
        failure={update.error && sentence(update.error, 'Could not save.')}
      >
        <Button kind="ghost" onClick={leave}>
          Cancel
        </Button>
      </JournalForm>
    </>
  )
}

import { toast } from 'react-hot-toast'
import { Link, useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { usePerson } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { BackToJournals } from './back-to-journals.tsx'
import { JournalForm, type Written } from './journal-form.tsx'
import { useCreateJournal } from './queries.ts'

type Draft = Written & { clientId: string }

/** The draft survives a reload; its `clientId` makes a repeated send one entry. */
export function AddJournalPage() {
  const { id } = usePerson()
  const [draft, setDraft, clear] = useDraft<Draft | null>(id, 'journal', null)
  const create = useCreateJournal()
  const navigate = useNavigate()
  const clientId = draft?.clientId ?? crypto.randomUUID()
  const written = draft ?? { title: '', content: '' }

  async function save() {
    const saving = toast.loading('Saving...')
    try {
      await create.mutateAsync({ ...written, clientId })
      clear()
      toast.success('Journal entry saved!', { id: saving })
      await navigate(paths.journals)
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
      <JournalForm
        value={written}
        onChange={(value) => setDraft({ title: value.title, content: value.content, clientId })}
        onSave={() => void save()}
        busy={create.isPending}
        failure={create.error && sentence(create.error, 'Could not save.')}
      >
        <Link to={paths.journals} className={buttonClass({ kind: 'ghost' })}>
          Back
        </Link>
        <span className="chip ml-auto max-sm:ml-0">Only you can read this</span>
      </JournalForm>
    </>
  )
}

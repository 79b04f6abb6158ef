import type { Journal } from '@attune/contract/journals.ts'
import { paths } from '@attune/contract/paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { keys, readLocal, writeLocal } from '../lib/local-storage.ts'
import { usePerson } from '../lib/session.ts'
import { useLatest } from '../lib/use-latest.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { EntryColumns } from './entry-columns.tsx'
import { JournalForm, type JournalText } from './journal-form.tsx'
import { OtherVersion } from './other-version.tsx'
import { journalOf } from './queries.ts'
import { asText, sameWords, subjectOf } from './subject.ts'
import { useSaveEdit } from './use-save-edit.ts'

/** `version`: of the entry as it stood when this edit began. */
export type Edit = JournalText & { version: number }

type EditJournalProps = {
  entry: Edit & Pick<Journal, '_id'>
  /** Elsewhere, while this was written. */
  isDeleted?: boolean
  onDone: () => void
}

export function EditJournal({ entry, isDeleted = false, onDone }: EditJournalProps) {
  const { draft, setDraft, submit, leave, other, busy, error, newer } = useEdit({ entry, onDone })
  const isGone = isDeleted || isCode(error, 'not_found')
  const check = useRiskCheck(subjectOf(entry._id), asText(draft))
  const [foot, setFoot] = useState<Element | null>(null)
  return (
    <>
      <div className="mt-3 mb-7">
        <PageHeading title="Edit entry" />
      </div>
      <EntryColumns aside={<HelpBeside check={check} foot={foot} />}>
        <JournalForm
          value={draft}
          onChange={({ title, content }) => setDraft({ ...draft, title, content })}
          onSave={() => void submit(isDeleted ? 'apart' : 'ask')}
          busy={busy}
          newer={newer}
          foot={setFoot}
          failure={isGone ? gone : error && sentence(error, 'Could not save.')}
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
        {isGone && (
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
  const [draft, setDraft, clear] = useDraft<Edit>(id, draftOf(entry._id), {
    title: entry.title,
    content: entry.content,
    version: entry.version,
  })
  const [newer, setNewer] = useState(false)
  const { save, other, busy, error } = useSaveEdit(entry._id)
  const latest = useLatest(draft)
  const isLeft = useRef(false)
  const goOnWith = useGoOnWith()

  function leave() {
    isLeft.current = true
    clear()
    onDone()
  }
  async function submit(how: 'ask' | 'replace' | 'apart') {
    const sent = draft
    const saving = toast.loading('Saving...')
    try {
      const saved = await save(sent, how)
      if (!saved) return toast.dismiss(saving)
      toast.success('Journal entry saved!', { id: saving })
      if (isLeft.current) return
      if (sameWords(latest.current, sent)) {
        // Another tab may have gone on with the same draft.
        const kept = readLocal<Edit>(keys.draft(id, draftOf(entry._id)))
        if (!kept || sameWords(kept, sent)) clear()
        return onDone()
      }
      // What was written meanwhile goes on, as an edit of what is saved now.
      const now = { ...latest.current, version: saved.version }
      setNewer(true)
      if (saved._id === entry._id) return setDraft(now)
      clear()
      await goOnWith(saved, now)
    } catch {
      toast.error('Could not save.', { id: saving })
    }
  }
  return { draft, setDraft, submit, leave, other, busy, error, newer: newer && !other }
}

/** Opens an entry where its edit is to be. */
function useGoOnWith() {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (entry: Journal, edit: Edit) => {
    writeLocal(keys.draft(userId, draftOf(entry._id)), edit)
    client.setQueryData(journalOf(userId, entry._id).queryKey, entry)
    await navigate(paths.journal(entry._id))
  }
}

const draftOf = (_id: string) => `journal:${_id}`

const gone = 'This entry was deleted while you wrote.'

import { type Journal, type JournalPatch, journals } from '@attune/contract/journals.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../lib/call.ts'
import { isCode } from '../lib/failures.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { isSame, journalOf, useCreateJournal, useUpdateJournal } from './queries.ts'

type Edit = JournalPatch & { version: number }
type How = 'ask' | 'replace' | 'apart'

/**
 * Saves an edit without writing over what another tab or device saved in the meantime: then nothing
 * is saved and `other` is what stands there now. 'replace' puts this in its place, 'apart' keeps both.
 */
export function useSaveEdit(id: string) {
  const { id: userId } = usePerson()
  const client = useQueryClient()
  const update = useUpdateJournal(id)
  const create = useCreateJournal()
  const [other, setOther] = useState<Journal | null>(null)
  const apart = useRef(newId())
  const tried = useRef<JournalPatch | null>(null)

  async function saveOver(edit: JournalPatch): Promise<Journal | null> {
    const before = tried.current
    tried.current = edit
    try {
      return await update.mutateAsync(edit)
    } catch (error) {
      if (!isCode(error, 'taken')) throw error
      const now = await call(journals.read, { params: { userId, id } })
      client.setQueryData(journalOf(userId, id).queryKey, now)
      // The same words are saved, by another tab or by a try whose answer was lost.
      if (isSame(now, edit)) return now
      // So are those of this tab's own last try, where its answer was lost: they were written on since.
      if (before && isSame(now, before))
        return update.mutateAsync({ ...edit, version: now.version })
      setOther(now)
      return null
    }
  }
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ edit, how }: { edit: Edit; how: How }) => {
      const { title, content } = edit
      if (how === 'apart') {
        const { entry } = await create.mutateAsync({ title, content, clientId: apart.current })
        return entry
      }
      // Only what the person has seen is replaced.
      const version = how === 'replace' && other ? other.version : edit.version
      const saved = await saveOver({ title, content, version })
      if (saved) setOther(null)
      return saved
    },
  })
  return {
    save: (edit: Edit, how: How) => mutateAsync({ edit, how }),
    other,
    busy: isPending,
    error,
  }
}

import { type Journal, type JournalPatch, journals } from '@attune/contract/journals.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../lib/call.ts'
import { newId } from '../lib/new-id.ts'
import { usePerson } from '../lib/session.ts'
import { isSame, journalOf, useCreateJournal, useUpdateJournal } from './queries.ts'

type Edit = JournalPatch & { before: JournalPatch }

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

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ edit, how }: { edit: Edit; how: 'ask' | 'replace' | 'apart' }) => {
      const { title, content, before } = edit
      if (how === 'apart') return create.mutateAsync({ title, content, clientId: apart.current })
      if (how === 'ask') {
        const now = await call(journals.read, { params: { userId, id } })
        // Saved by the same words in another tab is saved.
        if (!isSame(now, before) && !isSame(now, edit)) {
          client.setQueryData(journalOf(userId, id).queryKey, now)
          setOther(now)
          return null
        }
      }
      return update.mutateAsync({ title, content })
    },
  })
  return {
    save: (edit: Edit, how: 'ask' | 'replace' | 'apart') => mutateAsync({ edit, how }),
    other,
    busy: isPending,
    error,
  }
}

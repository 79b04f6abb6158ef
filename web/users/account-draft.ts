import { useEffect, useMemo, useState } from 'react'
import { hasDraft } from '../lib/has-draft.ts'
import { openKept } from '../lib/kept-words.ts'
import { keys } from '../lib/local-storage.ts'
import { type AccountEdit, editOf } from './account-patch.ts'
import type { OwnAccount } from './queries.ts'

type Stored = Pick<AccountEdit, 'name' | 'username' | 'email' | 'phone'>

const draftName = 'profile'

/** Whether a change of the profile was begun and neither saved nor cancelled. */
export const hasAccountDraft = (id: string) => hasDraft(id, draftName)

/** What is being changed, in whichever tab; passwords and the picture are held by the page alone. */
export function useAccountDraft(account: OwnAccount, onDone: () => void) {
  const key = keys.draft(account._id, draftName)
  const kept = useMemo(() => openKept<Stored>(key), [key])
  const [edit, setEdit] = useState<AccountEdit>(() => ({ ...editOf(account), ...kept.read() }))
  useEffect(() => kept.follow((stored) => setEdit((now) => ({ ...now, ...stored }))), [kept])
  const change = (some: Partial<AccountEdit>) => {
    const next = { ...edit, ...some }
    setEdit(next)
    const { name, username, email, phone } = next
    kept.write({ name, username, email, phone })
  }
  const done = () => {
    kept.remove()
    onDone()
  }
  return [edit, change, done] as const
}

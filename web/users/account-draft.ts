import { useState } from 'react'
import { keys, readLocal, removeLocal, writeLocal } from '../lib/local-storage.ts'
import { type AccountEdit, editOf } from './account-patch.ts'
import type { OwnAccount } from './queries.ts'

type Stored = Pick<AccountEdit, 'name' | 'username' | 'email' | 'phone'>

const keyOf = (id: string) => keys.draft(id, 'profile')

/** Whether a change of the profile was begun and neither saved nor cancelled. */
export const hasAccountDraft = (id: string) => readLocal(keyOf(id)) !== null

/** What is being changed; passwords and the picture are held by the page alone. */
export function useAccountDraft(account: OwnAccount, onDone: () => void) {
  const key = keyOf(account._id)
  const [edit, setEdit] = useState<AccountEdit>(() => ({
    ...editOf(account),
    ...readLocal<Stored>(key),
  }))
  const change = (some: Partial<AccountEdit>) => {
    const next = { ...edit, ...some }
    setEdit(next)
    const { name, username, email, phone } = next
    writeLocal(key, { name, username, email, phone } satisfies Stored)
  }
  const done = () => {
    removeLocal(key)
    onDone()
  }
  return [edit, change, done] as const
}

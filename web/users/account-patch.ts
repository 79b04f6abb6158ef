import type { AccountPatch } from '@attune/contract/accounts.ts'
import type { OwnAccount } from './queries.ts'

export type AccountEdit = {
  name: string
  username: string
  email: string
  phone: string
  password: string
  currentPassword: string
  picture: File | null
}

export const editOf = ({ name, username, email, phone }: OwnAccount): AccountEdit => ({
  name,
  username,
  email,
  phone,
  password: '',
  currentPassword: '',
  picture: null,
})

/** spec §5: only what changed is sent, a picture only if a new one was chosen. */
export function patchOf(account: OwnAccount, edit: AccountEdit): AccountPatch {
  const fields = ['name', 'username', 'email', 'phone'] as const
  const changed = fields.filter((field) => edit[field].trim() !== account[field])
  return {
    ...Object.fromEntries(changed.map((field) => [field, edit[field].trim()])),
    ...(edit.password && { password: edit.password, currentPassword: edit.currentPassword }),
    ...(edit.picture && { image: edit.picture }),
  }
}

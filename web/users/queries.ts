import type { AccountPatch } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { therapists } from '@attune/contract/therapists.ts'
import { users } from '@attune/contract/users.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { endSessionBy, usePerson } from '../lib/session.ts'

/** What both kinds of account show and change. */
export type OwnAccount = {
  _id: string
  name: string
  username: string
  email: string
  phone: string
  image: string | null
}

const endpoints = { user: users, therapist: therapists } as const
const keyOf: Record<Role, string> = { user: 'users', therapist: 'therapists' }

export function useUpdateAccount() {
  const { id, role } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountPatch) => call(endpoints[role].update, { params: { id }, body }),
    onSuccess: (account) => client.setQueryData([keyOf[role], id], account),
  })
}

export function useDeleteAccount() {
  const { id, role } = usePerson()
  return useMutation({
    mutationFn: () =>
      endSessionBy('deleted', () => call(endpoints[role].delete, { params: { id } })),
  })
}

import { type Therapist, therapists } from '@attune/contract/therapists.ts'
import { type User, users } from '@attune/contract/users.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { useSession } from './session.ts'

export const userProfile = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: async ({ signal }): Promise<User> => {
      const user = await call(users.read, { params: { id }, signal })
      if (!('email' in user)) throw new Error('Asked for oneself, got a contact')
      return user
    },
  })

export const therapistProfile = (id: string) =>
  queryOptions({
    queryKey: ['therapists', id],
    queryFn: ({ signal }): Promise<Therapist> => call(therapists.read, { params: { id }, signal }),
  })

/** Name and picture of the signed-in person, for the bar. */
export function useOwnProfile() {
  const session = useSession()
  const id = session.status === 'in' ? session.id : ''
  const isUser = session.status === 'in' && session.role === 'user'
  const isTherapist = session.status === 'in' && session.role === 'therapist'
  const user = useQuery({ ...userProfile(id), enabled: isUser })
  const therapist = useQuery({ ...therapistProfile(id), enabled: isTherapist })
  const found = isTherapist ? therapist.data : user.data
  return { name: found?.name ?? '', image: found?.image ?? null }
}

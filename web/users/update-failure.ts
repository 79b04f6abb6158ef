import { say } from '@attune/contract/errors.ts'
import { ApiError, sentence } from '../lib/failures.ts'

export type UpdateErrors = Partial<
  Record<
    'name' | 'username' | 'email' | 'phone' | 'password' | 'currentPassword' | 'image' | 'form',
    string
  >
>

/** spec §8: what a refused profile update says, and where. */
export function updateErrorsOf(error: unknown): UpdateErrors {
  if (!(error instanceof ApiError)) return { form: sentence(error, 'Update failed') }
  if (error.code === 'taken' && error.field === 'email')
    return { email: 'This email is already in use.' }
  if (error.code === 'taken' && error.field === 'username')
    return { username: 'This username is already taken.' }
  if (error.code === 'too_large') return { image: say.imageTooLarge }
  const field = error.field === 'profileImage' ? 'image' : error.field
  const text = sentence(error, 'Update failed')
  return field && fields.has(field) ? { [field]: text } : { form: text }
}

const fields = new Set([
  'name',
  'username',
  'email',
  'phone',
  'password',
  'currentPassword',
  'image',
])

import { AccountDraft, limits } from '@attune/contract/accounts.ts'
import { say } from '@attune/contract/errors.ts'
import { missingOf } from '../ui/missing.ts'

export type FieldErrors = Partial<
  Record<'name' | 'username' | 'email' | 'password' | 'phone' | 'image' | 'form', string>
>

/** What is asked of each field, in words. */
export const rules = {
  name: `At most ${limits.name} characters.`,
  username: `At most ${limits.username} characters.`,
  email: 'Please enter an email address, such as name@example.org.',
  password: `At least ${limits.password.min} characters that others would not guess, such as a few words.`,
  phone: `At most ${limits.phone} characters.`,
  image: say.notAnImage,
} as const

type CheckedSignUp = { draft?: AccountDraft; errors?: FieldErrors }

/** The form under the contract's names, or what is wrong with it (spec §5: empty comes first). */
export function readSignUp(form: FormData, picture: File | null): CheckedSignUp {
  const text = (name: string) => String(form.get(name) ?? '')
  const given = {
    name: text('fullName'),
    username: text('username'),
    email: text('email'),
    password: text('password'),
    phone: text('phoneNumber'),
  }
  const missing = missingOf(given)
  if (missing) return { errors: missing }
  if (picture && !picture.type.startsWith('image/')) return { errors: { image: rules.image } }
  if (picture && picture.size > limits.imageBytes) return { errors: { image: say.imageTooLarge } }
  const checked = AccountDraft.safeParse({ ...given, ...(picture && { profileImage: picture }) })
  if (checked.success) return { draft: checked.data }
  const wrong = checked.error.issues.map(({ path }) => path[0] as keyof typeof rules)
  return { errors: Object.fromEntries(wrong.map((field) => [field, rules[field]])) }
}

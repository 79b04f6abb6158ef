import { limits } from '@attune/contract/accounts.ts'
import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { missingOf } from '../ui/missing.ts'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { useAccountDraft } from './account-draft.ts'
import { type AccountEdit, patchOf } from './account-patch.ts'
import { type OwnAccount, useUpdateAccount } from './queries.ts'
import { type UpdateErrors, updateErrorsOf } from './update-failure.ts'

type AccountFormProps = { account: OwnAccount; failed: string; onDone: () => void }

/** Edit mode: a copy of the account; saving leaves the mode, cancelling drops the copy. */
export function AccountForm({ account, failed, onDone }: AccountFormProps) {
  const [edit, set, done] = useAccountDraft(account, onDone)
  const [errors, setErrors] = useState<UpdateErrors>({})
  const update = useUpdateAccount()

  const change = (patch: Partial<AccountEdit>) => {
    set(patch)
    // What is being mended is not wrong any more; the sentence about all of it stays until the next try.
    setErrors((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(patch).map((key) => [key, undefined])),
    }))
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const { name, username, email, phone } = edit
    const missing = missingOf({ name, username, email, phone })
    if (missing) return setErrors(missing)
    const patch = patchOf(account, edit)
    if (Object.keys(patch).length === 0) return done()
    setErrors({})
    try {
      await update.mutateAsync(patch)
      toast.success('Profile updated successfully!')
      done()
    } catch (error) {
      setErrors(updateErrorsOf(error))
      toast.error(failed)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="card grid gap-5 wide:p-9">
      <Named edit={edit} errors={errors} onChange={change} />
      <div id="picture">
        <FileField
          label="Profile picture"
          file={edit.picture}
          error={errors.image}
          onFile={(picture) => set({ picture })}
        />
      </div>
      <NewPassword edit={edit} errors={errors} onChange={change} />
      {errors.form && (
        <p role="alert" className="note note-danger font-medium">
          {errors.form}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={update.isPending} busyText="Saving…">
          Save
        </Button>
        <Button kind="ghost" onClick={done}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type PartProps = {
  edit: AccountEdit
  errors: UpdateErrors
  onChange: (change: Partial<AccountEdit>) => void
}

/** None of them may be empty. */
const Named = ({ edit, errors, onChange }: PartProps) => (
  <div className="grid gap-5 wide:grid-cols-2">
    <TextField
      label="Name"
      autoComplete="name"
      required
      value={edit.name}
      error={errors.name}
      onChange={({ target }) => onChange({ name: target.value })}
    />
    <TextField
      label="Username"
      autoCapitalize="none"
      required
      value={edit.username}
      error={errors.username}
      onChange={({ target }) => onChange({ username: target.value })}
    />
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      required
      value={edit.email}
      error={errors.email}
      onChange={({ target }) => onChange({ email: target.value })}
    />
    <TextField
      label="Phone"
      type="tel"
      autoComplete="tel"
      required
      value={edit.phone}
      error={errors.phone}
      onChange={({ target }) => onChange({ phone: target.value })}
    />
  </div>
)

const NewPassword = ({ edit, errors, onChange }: PartProps) => (
  <details>
    <summary className="inline-flex min-h-11 items-center font-medium text-pine underline underline-offset-3">
      Change password
    </summary>
    <div className="mt-3 grid gap-5 wide:grid-cols-2">
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={edit.currentPassword}
        error={errors.currentPassword}
        onChange={({ target }) => onChange({ currentPassword: target.value })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters that others would not guess, such as a few words.`}
        value={edit.password}
        error={errors.password}
        onChange={({ target }) => onChange({ password: target.value })}
      />
    </div>
  </details>
)

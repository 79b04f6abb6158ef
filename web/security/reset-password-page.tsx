import type { Role } from '@attune/contract/endpoint.ts'
import { say } from '@attune/contract/errors.ts'
import { paths } from '@attune/contract/paths.ts'
import { security } from '@attune/contract/security.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { rules } from '../auth/check-sign-up.ts'
import { FormError } from '../auth/form-error.tsx'
import { call } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import { useLinkToken } from './use-link-token.ts'

const signInOf: Record<Role, string> = { user: paths.signIn, therapist: paths.therapistSignIn }

export function ResetPasswordPage() {
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const save = useMutation({
    mutationFn: () => call(security.resetPassword, { body: { token, password } }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!password)
    if (password) save.mutate()
  }
  const isOver = !token || isCode(save.error, 'not_found')
  return (
    <AuthFrame
      title="Choose a new password"
      lead="You will be signed out everywhere, and nothing in your account is lost."
      words="Nothing you wrote is lost."
    >
      {save.data && (
        <div role="status" className="mt-8 grid gap-5">
          <p className="note">Your new password is set.</p>
          <Link to={signInOf[save.data.role]} className={buttonClass()}>
            Sign in with it
          </Link>
        </div>
      )}
      {!save.data && isOver && (
        <div className="mt-8 grid gap-5">
          <FormError>{say.linkOver}</FormError>
          <Link to={paths.forgotPassword} className={buttonClass()}>
            Ask for a new link
          </Link>
        </div>
      )}
      {!save.data && !isOver && (
        <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            hint={rules.password}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <FormError>{missing ? say.missingFields : save.error && sentence(save.error)}</FormError>
          <Button type="submit" busy={save.isPending} busyText="Saving…">
            Save the new password
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}

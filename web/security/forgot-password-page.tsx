import { say } from '@attune/contract/errors.ts'
import { paths } from '@attune/contract/paths.ts'
import { resetMinutes, security } from '@attune/contract/security.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { FormError } from '../auth/form-error.tsx'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The same words for every address: whether there is an account is told by mail alone. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)
  const ask = useMutation({ mutationFn: () => call(security.forgotPassword, { body: { email } }) })
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!email.trim())
    if (email.trim()) ask.mutate()
  }
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="It happens. We send you a link to choose a new one. Everything in your account stays."
      words="Nothing you wrote is lost."
    >
      {ask.isSuccess ? (
        <p role="status" className="note mt-8">
          If there is an account with this address, a link is on its way to it. It is good for{' '}
          {resetMinutes} minutes. If nothing comes, look into the spam folder, or check the address
          and try again.
        </p>
      ) : (
        <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <FormError>{missing ? say.missingFields : ask.error && sentence(ask.error)}</FormError>
          <Button type="submit" busy={ask.isPending} busyText="One moment…">
            Send me a link
          </Button>
        </form>
      )}
      <BackToSignIn />
    </AuthFrame>
  )
}

const BackToSignIn = () => (
  <p className="mt-7 flex flex-wrap gap-x-6 border-t border-line pt-4 text-small">
    <Link to={paths.signIn} className="inline-flex min-h-11 items-center text-muted">
      Back to sign-in
    </Link>
    <Link to={paths.therapistSignIn} className="inline-flex min-h-11 items-center text-muted">
      Sign in as a therapist
    </Link>
  </p>
)

import type { Credentials } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { say } from '@attune/contract/errors.ts'
import { paths } from '@attune/contract/paths.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { isCode, sentence } from '../lib/failures.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { DemoAccount } from './demo-account.tsx'
import { FormError } from './form-error.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SharedComputer } from './shared-computer.tsx'
import { signIn } from './sign-in.ts'

export const UserSignInPage = () => (
  <AuthFrame
    title="Welcome Back"
    lead={
      <>
        New here? <Link to={paths.signUp}>Create an account</Link>
      </>
    }
    words="Pick up where you left off."
  >
    <SignInForm who="user" />
    <OtherRoleLink to={paths.therapistSignIn}>Sign in as a therapist</OtherRoleLink>
  </AuthFrame>
)

export const TherapistSignInPage = () => (
  <AuthFrame
    title="Welcome Back"
    lead={
      <>
        New to Attune? <Link to={paths.therapistSignUp}>Create a therapist account</Link>
      </>
    }
    words="The people who wrote to you are waiting here."
  >
    <SignInForm who="therapist" />
    <OtherRoleLink to={paths.signIn}>Looking for a therapist? Sign in here</OtherRoleLink>
  </AuthFrame>
)

const empty: Credentials = { email: '', password: '', code: '' }

function SignInForm({ who }: { who: Role }) {
  const [credentials, setCredentials] = useState(empty)
  const [missing, setMissing] = useState(false)
  const [wantsCode, setWantsCode] = useState(false)
  const { code, shared = false, ...given } = credentials
  const enter = useMutation({
    mutationFn: () =>
      signIn(who, { ...given, ...(code?.trim() && { code }), ...(shared && { shared }) }),
    onError: (error) => setWantsCode(wantsCode || isCode(error, 'second_factor_required')),
  })
  const set = (change: Partial<Credentials>) => setCredentials({ ...credentials, ...change })

  function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = !credentials.email.trim() || !credentials.password
    setMissing(isMissing)
    if (!isMissing) enter.mutate()
  }
  const failure = enter.error && sentence(enter.error, 'Login failed. Please try again.')
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-5">
      <LostSession />
      <DemoAccount who={who} onFill={set} />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={credentials.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={credentials.password}
        onChange={({ target }) => set({ password: target.value })}
      />
      {wantsCode && <CodeField value={code ?? ''} onChange={(next) => set({ code: next })} />}
      <FormError>{missing ? say.missingFields : failure}</FormError>
      <SharedComputer isShared={shared} onChange={(next) => set({ shared: next })} />
      <Button type="submit" busy={enter.isPending} busyText="Signing in…">
        Sign In
      </Button>
      <PasskeySignIn shared={shared} />
      <Forgot />
    </form>
  )
}

const Forgot = () => (
  <p className="text-small">
    <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
      Forgot your password?
    </Link>
  </p>
)

function LostSession() {
  const session = useSession()
  if (session.status !== 'out' || session.just !== 'lost') return null
  return (
    <p role="status" className="note">
      You were signed out. Sign in to go on where you were; what you had not sent is kept on this
      device.
    </p>
  )
}

const OtherRoleLink = ({ to, children }: { to: string; children: string }) => (
  <p className="mt-7 border-t border-line pt-4 text-small">
    <Link to={to} className="inline-flex min-h-11 items-center text-muted">
      {children}
    </Link>
  </p>
)

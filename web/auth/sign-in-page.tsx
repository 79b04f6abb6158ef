import type { Credentials } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { say } from '@attune/contract/errors.ts'
import { paths } from '@attune/contract/paths.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { KeptTime } from '../appointments/seldom.tsx'
import { isCode, sentence } from '../lib/failures.ts'
import { keptWhere } from '../lib/local-storage.ts'
import { useSession } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { fillIn } from '../ui/missing.ts'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { DemoAccount } from './demo-account.tsx'
import { FormError } from './form-error.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SharedComputer } from './shared-computer.tsx'
import { prepareToEnter, signIn } from './sign-in.ts'

export const UserSignInPage = () => (
  <AuthFrame
    title="Welcome Back"
    lead={
      <>
        <ForWhom>For people who look for a therapist.</ForWhom> New here?{' '}
        <Link to={paths.signUp}>Create an account</Link>
      </>
    }
    words="Pick up where you left off."
  >
    <KeptTime>
      <SignInForm who="user" />
    </KeptTime>
  </AuthFrame>
)

export const TherapistSignInPage = () => (
  <AuthFrame
    title="Welcome Back"
    lead={
      <>
        <ForWhom>For therapists.</ForWhom> New to Attune?{' '}
        <Link to={paths.therapistSignUp}>Create a therapist account</Link>
      </>
    }
    words="The people who wrote to you are waiting here."
  >
    <SignInForm who="therapist" />
  </AuthFrame>
)

const ForWhom = ({ children }: { children: string }) => (
  <strong className="font-semibold text-ink">{children}</strong>
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
    const isMissing =
      !credentials.email.trim() || !credentials.password || (wantsCode && !code?.trim())
    setMissing(isMissing)
    if (!isMissing) enter.mutate()
  }
  const failure = enter.error && sentence(enter.error, 'Login failed. Please try again.')
  // The password is right, and nothing was wrong yet.
  const isNext = isCode(enter.error, 'second_factor_required') && enter.error.field !== 'code'
  return (
    <>
      <form noValidate onFocus={prepareToEnter} onSubmit={submit} className="mt-8 grid gap-5">
        <LostSession />
        <EmailAndPassword {...credentials} missing={missing} onChange={set} />
        {wantsCode && (
          <CodeField
            value={code ?? ''}
            error={missing && !code?.trim() ? fillIn : undefined}
            onChange={(next) => set({ code: next })}
          />
        )}
        <FormError calm={!missing && isNext}>{missing ? say.missingFields : failure}</FormError>
        {!missing && isCode(enter.error, 'signed_out') && <WrongDoor who={who} />}
        <SharedComputer isShared={shared} onChange={(next) => set({ shared: next })} />
        <Button type="submit" busy={enter.isPending} busyText="Signing in…">
          Sign In
        </Button>
        <PasskeySignIn shared={shared} />
        <Forgot />
      </form>
      <OtherDoor who={who} />
      {/* Last: it comes late, and would push the fields down. */}
      <DemoAccount who={who} onFill={set} />
    </>
  )
}

type EmailAndPasswordProps = Pick<Credentials, 'email' | 'password'> & {
  /** What is empty is marked. */
  missing: boolean
  onChange: (change: Partial<Credentials>) => void
}

const EmailAndPassword = ({ email, password, missing, onChange }: EmailAndPasswordProps) => (
  <>
    <TextField
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      value={email}
      error={missing && !email.trim() ? fillIn : undefined}
      onChange={({ target }) => onChange({ email: target.value })}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      required
      value={password}
      error={missing && !password ? fillIn : undefined}
      onChange={({ target }) => onChange({ password: target.value })}
    />
  </>
)

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
      You were signed out. Sign in to go on where you were; what you had not sent is kept{' '}
      {keptWhere()}.
    </p>
  )
}

const otherDoor = {
  user: {
    to: paths.therapistSignIn,
    label: 'Sign in as a therapist',
    whose: 'people who look for a therapist',
  },
  therapist: {
    to: paths.signIn,
    label: 'Looking for a therapist? Sign in here',
    whose: 'therapists',
  },
} as const

const OtherDoor = ({ who }: { who: Role }) => (
  <p className="mt-7 border-t border-line pt-4 text-small">
    <Link to={otherDoor[who].to} className="inline-flex min-h-11 items-center">
      {otherDoor[who].label}
    </Link>
  </p>
)

/** Said after every refusal alike: it tells nothing of whether there is an account anywhere. */
const WrongDoor = ({ who }: { who: Role }) => (
  <p className="note">
    This page is for {otherDoor[who].whose}.{' '}
    {who === 'user' ? 'A therapist’s account' : 'A patient’s account'} signs in elsewhere:{' '}
    <Link to={otherDoor[who].to} className="-my-3 inline-block py-3">
      {who === 'user' ? 'sign-in for therapists' : 'sign-in for patients'}
    </Link>
    .
  </p>
)

import type { Role } from '@attune/contract/endpoint.ts'
import { paths } from '@attune/contract/paths.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { KeptTime } from '../appointments/seldom.tsx'
import { ApiError, sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { type FieldErrors, readSignUp, rules } from './check-sign-up.ts'
import { FormError } from './form-error.tsx'
import { useKeptFields } from './kept-fields.ts'
import { prepareToEnter, signUp } from './sign-in.ts'

export const UserSignUpPage = () => (
  <AuthFrame
    title="Create Account"
    lead={
      <>
        Already have one? <Link to={paths.signIn}>Sign in</Link>
      </>
    }
    words="Talk to someone who is on your wavelength."
  >
    <KeptTime>
      <SignUpForm who="user" />
    </KeptTime>
  </AuthFrame>
)

export const TherapistSignUpPage = () => (
  <AuthFrame
    title="Create Account"
    lead={
      <>
        For therapists. Already have one? <Link to={paths.therapistSignIn}>Sign in</Link>
      </>
    }
    words="Be found by the people you can help."
  >
    <SignUpForm who="therapist" />
  </AuthFrame>
)

function SignUpForm({ who }: { who: Role }) {
  const [picture, setPicture] = useState<File | null>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const { fields, keep } = useKeptFields()
  const create = useMutation({
    mutationFn: (draft: Parameters<typeof signUp>[1]) => signUp(who, draft),
    onError: (error) => setFieldErrors(fieldErrorsOf(error)),
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = readSignUp(new FormData(event.currentTarget), picture)
    setFieldErrors(checked.errors ?? {})
    if (checked.draft) create.mutate(checked.draft)
  }
  const busyText = who === 'therapist' ? 'Creating Account...' : 'Creating your account…'
  return (
    <form
      noValidate
      onFocus={prepareToEnter}
      onInput={keep}
      onSubmit={submit}
      className="mt-8 grid gap-5"
    >
      <p className="note">{who === 'user' ? aPseudonym : whatIsShown}</p>
      <AccountFields kept={fields} errors={fieldErrors} />
      <FileField
        label="Profile picture"
        file={picture}
        onFile={setPicture}
        error={fieldErrors.image}
      />
      <FormError>{fieldErrors.form}</FormError>
      <Button type="submit" busy={create.isPending} busyText={busyText}>
        Create Account
      </Button>
      <Agreement />
    </form>
  )
}

type AccountFieldsProps = {
  kept: ReturnType<typeof useKeptFields>['fields']
  errors: FieldErrors
}

const AccountFields = ({ kept, errors }: AccountFieldsProps) => (
  <>
    <TextField
      label="Full name"
      name="fullName"
      defaultValue={kept.fullName}
      autoComplete="name"
      required
      error={errors.name}
    />
    <TextField
      label="Username"
      name="username"
      defaultValue={kept.username}
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={errors.username}
    />
    <TextField
      label="Email"
      type="email"
      name="email"
      defaultValue={kept.email}
      autoComplete="username"
      required
      error={errors.email}
    />
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      required
      hint={rules.password}
      error={errors.password}
    />
    <TextField
      label="Phone number"
      type="tel"
      name="phoneNumber"
      defaultValue={kept.phoneNumber}
      autoComplete="tel"
      required
      error={errors.phone}
    />
  </>
)

const aPseudonym =
  'You need not give your real name: a pseudonym is enough. A therapist you write to sees the name and the picture you choose, and never your email or phone number.'

const whatIsShown =
  'Patients who are signed in see your name, picture, email and phone number. In your profile you can show them another email and number, or none.'

const Agreement = () => (
  <p className="text-small text-muted">
    By creating an account you confirm that you are 18 or older. Before you do, you can read in two
    minutes each what becomes of <Link to={paths.privacy}>your privacy</Link> and what{' '}
    <Link to={paths.terms}>the terms</Link> are.
  </p>
)

/** A refusal that names a field stands under it, any other above the button. */
function fieldErrorsOf(error: unknown): FieldErrors {
  const text = sentence(error, 'Registration failed')
  const field = error instanceof ApiError ? error.field : undefined
  if (field === 'profileImage') return { image: text }
  const isField =
    field && ['name', 'username', 'email', 'password', 'phone', 'image'].includes(field)
  return { [isField ? field : 'form']: text }
}

import { TextField } from './text-field.tsx'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  hint?: string
  error?: string | undefined
}

/** The code of a second step; a recovery code fits in, too. */
export const CodeField = ({ value, onChange, hint, error }: CodeFieldProps) => (
  <TextField
    label="Code"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    hint={hint ?? 'Six digits from your authenticator app, or one of your recovery codes.'}
    error={error}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

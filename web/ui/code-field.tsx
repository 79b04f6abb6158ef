import { TextField } from './text-field.tsx'

type CodeFieldProps = { value: string; onChange: (code: string) => void; hint?: string }

/** The code of a second step; a recovery code fits in, too. */
export const CodeField = ({ value, onChange, hint }: CodeFieldProps) => (
  <TextField
    label="Code"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    hint={hint ?? 'Six digits from your authenticator app, or one of your recovery codes.'}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

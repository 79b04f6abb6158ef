import { type FormEvent, useEffect, useState } from 'react'
import { FormError } from '../auth/form-error.tsx'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { useStartSecondFactor, useTurnOn } from './queries.ts'

type SetUpProps = { onCancel: () => void; onDone: (recoveryCodes: string[]) => void }

/** The key as a picture and as text, and a first code that shows the app has it. */
export function SetUpSecondStep({ onCancel, onDone }: SetUpProps) {
  const [code, setCode] = useState('')
  const { mutate: start, data: setUp, error: failed } = useStartSecondFactor()
  const turnOn = useTurnOn()
  useEffect(() => start(), [start])
  function submit(event: FormEvent) {
    event.preventDefault()
    // The promise, as this form is gone once the step is on. A failure is shown from the mutation.
    if (code.trim()) turnOn.mutateAsync(code).then(onDone, () => {})
  }
  const error = turnOn.error ?? failed
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid max-w-[460px] gap-5">
      {setUp && (
        <>
          <p>
            1. Open an authenticator app on your phone, such as the one that keeps your passwords,
            and scan this picture.
          </p>
          <QrCode text={setUp.uri} />
          <p>
            Or type this key there:{' '}
            <code className="block font-semibold [overflow-wrap:anywhere]">
              {setUp.key.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
          <p>2. Enter the code that the app shows now.</p>
          <CodeField value={code} onChange={setCode} hint="Six digits." />
        </>
      )}
      <FormError>{error && sentence(error)}</FormError>
      <div className="flex flex-wrap gap-2.5">
        {setUp && (
          <Button type="submit" busy={turnOn.isPending} busyText="One moment…">
            Turn it on
          </Button>
        )}
        <Button kind="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

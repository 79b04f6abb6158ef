import { recentMinutes } from '@attune/contract/security.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { FormError } from '../auth/form-error.tsx'
import { answerReauthentication } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { passkeySentence } from '../passkeys/passkey-sentence.ts'
import { ownPasskeys, useShowPasskey } from '../passkeys/queries.ts'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import { confirmAgain } from './queries.ts'

/** Asks for the password where a call needs it given again; the call then goes on by itself. */
export function ConfirmAgain() {
  const [waiting, setWaiting] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(
    () =>
      answerReauthentication(() => new Promise<boolean>((resolve) => setWaiting(() => resolve))),
    [],
  )
  if (!waiting) return null
  const done = (confirmed: boolean) => {
    setWaiting(null)
    waiting(confirmed)
  }
  return (
    <Dialog title="Is it you?" onClose={() => done(false)} width={460}>
      <ConfirmForm onDone={done} />
    </Dialog>
  )
}

function ConfirmForm({ onDone }: { onDone: (confirmed: boolean) => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const confirm = useMutation({
    mutationFn: () => confirmAgain({ password, ...(code.trim() && { code }) }),
    onSuccess: () => onDone(true),
    onError: (error) => setWantsCode(wantsCode || isCode(error, 'second_factor_required')),
  })
  const { data } = useQuery(ownPasskeys)
  const show = useShowPasskey()
  const showPasskey = () => show.mutate(undefined, { onSuccess: () => onDone(true) })
  function submit(event: FormEvent) {
    event.preventDefault()
    // It stands in the page of another form, as far as React is concerned.
    event.stopPropagation()
    if (password) confirm.mutate()
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
      <p className="text-muted">
        This changes your account, and your last sign-in was more than {recentMinutes} minutes ago.
        Please enter your password again. What you have typed stays as it is.
      </p>
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        data-first-focus
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {wantsCode && <CodeField value={code} onChange={setCode} />}
      <FormError>{confirm.error && sentence(confirm.error)}</FormError>
      <FormError>{show.error && passkeySentence(show.error, 'This did not work.')}</FormError>
      <div className="flex flex-wrap justify-end gap-2.5">
        {canUsePasskeys() && data && data.length > 0 && (
          <Button kind="soft" onClick={showPasskey} busy={show.isPending}>
            Use a passkey
          </Button>
        )}
        <Button kind="ghost" onClick={() => onDone(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={confirm.isPending} busyText="One moment…">
          Continue
        </Button>
      </div>
    </form>
  )
}

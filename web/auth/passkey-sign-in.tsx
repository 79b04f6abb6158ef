import { useMutation } from '@tanstack/react-query'
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts'
import { passkeySentence } from '../passkeys/passkey-sentence.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'

/** Beside the form's own button: it opens whichever account the chosen passkey belongs to. */
export function PasskeySignIn({ shared }: { shared: boolean }) {
  const enter = useMutation({
    mutationFn: async () => (await import('../passkeys/ceremonies.ts')).enterWithPasskey(shared),
  })
  if (!canUsePasskeys()) return null
  const failure = 'Signing in with a passkey did not work. Please use your password.'
  return (
    <div className="grid gap-4">
      <FormError>{enter.error && passkeySentence(enter.error, failure)}</FormError>
      <Button kind="soft" onClick={() => enter.mutate()} busy={enter.isPending}>
        Sign in with a passkey
      </Button>
    </div>
  )
}

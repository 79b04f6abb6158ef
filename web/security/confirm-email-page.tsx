import { say } from '@attune/contract/errors.ts'
import { paths } from '@attune/contract/paths.ts'
import { security } from '@attune/contract/security.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { FormError } from '../auth/form-error.tsx'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { useLinkToken } from './use-link-token.ts'

/** A button, since programs that check mails for danger open every link in them. */
export function ConfirmEmailPage() {
  const token = useLinkToken()
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(security.confirmEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['security'] }),
  })
  return (
    <AuthFrame
      title="Confirm your email address"
      lead="So that you can get back in if you forget your password."
      words="Good that you are here."
    >
      {confirm.isSuccess ? (
        <div role="status" className="mt-8 grid gap-5">
          <p className="note">Thank you. Your address is confirmed.</p>
          <Link to={paths.home} className={buttonClass()}>
            Go on to Attune
          </Link>
        </div>
      ) : (
        <div className="mt-8 grid gap-5">
          <FormError>{token ? confirm.error && sentence(confirm.error) : say.linkOver}</FormError>
          {token && (
            <Button onClick={() => confirm.mutate()} busy={confirm.isPending}>
              Confirm this address
            </Button>
          )}
        </div>
      )}
    </AuthFrame>
  )
}

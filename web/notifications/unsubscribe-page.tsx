import { notifications } from '@attune/contract/notifications.ts'
import { paths } from '@attune/contract/paths.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../lib/call.ts'
import { isCode, sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** A mail program may have cut it in two. */
const notWhole = 'This link is not whole. Please open it from the mail once more.'

/** A button, since programs that check mails open every link in them. */
export function UnsubscribePage() {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const end = useMutation({
    mutationFn: () => call(notifications.unsubscribe, { params: { token } }),
  })
  return (
    <div className="mx-auto w-full max-w-[540px] px-5 py-8 wide:py-16">
      <Link
        to={paths.landing}
        aria-label="Attune, start"
        className="mb-10 inline-flex min-h-11 items-center no-underline"
      >
        <Mark />
      </Link>
      <PageHeading
        title={end.isSuccess ? 'No more of these mails' : 'End these mails?'}
        documentTitle="No more mails"
        lead="You can turn them on again in your profile, under Notifications. Mails about the safety of your account still come."
      />
      <div className="mt-8 grid gap-5">
        {end.error && (
          <p role="alert" className="text-danger">
            {isCode(end.error, 'invalid') ? notWhole : sentence(end.error)}
          </p>
        )}
        {end.isSuccess ? (
          <p role="status" className="note">
            Done. No more mails of this kind will come.
          </p>
        ) : (
          <Button busy={end.isPending} onClick={() => end.mutate()}>
            End these mails
          </Button>
        )}
      </div>
    </div>
  )
}

import type { Credentials } from '@attune/contract/accounts.ts'
import type { Role } from '@attune/contract/endpoint.ts'
import { system } from '@attune/contract/system.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'

const signInPage = queryOptions({
  queryKey: ['sign-in-page'],
  queryFn: ({ signal }) => call(system.signIn, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

type DemoAccountProps = { who: Role; onFill: (credentials: Credentials) => void }

/** Only where the demo directory is loaded; elsewhere nothing. */
export function DemoAccount({ who, onFill }: DemoAccountProps) {
  const demo = useQuery(signInPage).data?.demo
  if (!demo) return null
  return (
    <div className="note note-pine mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>
        This is a demo.
        <br />
        <span className="break-all">{demo[who]}</span> · {demo.password}
      </p>
      <Button
        kind="ghost"
        size="small"
        onClick={() => onFill({ email: demo[who], password: demo.password })}
      >
        Fill in
      </Button>
    </div>
  )
}

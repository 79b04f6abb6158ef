import type { OwnSession } from '@attune/contract/security.ts'
import { useQuery } from '@tanstack/react-query'
import { toast } from 'react-hot-toast'
import { dateTime } from '../lib/dates.ts'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { ownSessions, useEndOthers, useEndSession } from './queries.ts'

/** Where one is signed in: the device in plain words and when it was last used, and no place. */
export function SessionList() {
  const { data } = useQuery(ownSessions)
  const others = useEndOthers()
  const endOthers = () =>
    others.mutate(undefined, {
      onSuccess: () => toast.success('Signed out everywhere else.'),
      onError: (error) => toast.error(sentence(error, 'Could not sign out.')),
    })
  const sorted = data?.toSorted((one, other) => Number(other.isThisOne) - Number(one.isThisOne))
  return (
    <>
      <h3 className="mt-8">Your devices</h3>
      <ul aria-label="Your devices" className="mt-2">
        {sorted?.map((one) => (
          <Device key={one._id} {...one} />
        ))}
      </ul>
      {sorted && sorted.length > 1 && (
        <Button kind="ghost" size="small" onClick={endOthers} busy={others.isPending}>
          Sign out everywhere else
        </Button>
      )}
    </>
  )
}

function Device({ _id, device, lastUsedAt, isThisOne }: OwnSession) {
  const end = useEndSession()
  const signOut = () =>
    end.mutate(_id, {
      onSuccess: () => toast.success('Signed out.'),
      onError: (error) => toast.error(sentence(error, 'Could not sign out.')),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <span>
        <b className="font-semibold">{device}</b>
        <span className="block text-small text-muted">
          {isThisOne ? 'This one, in use now' : `Last used ${dateTime(lastUsedAt)}`}
        </span>
      </span>
      {!isThisOne && (
        <Button
          kind="soft"
          size="small"
          onClick={signOut}
          busy={end.isPending}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

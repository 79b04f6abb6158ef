import { diagnosis } from '@attune/contract/diagnosis.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { telLink } from '../help/contact-links.ts'
import { call } from '../lib/call.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { Button } from '../ui/button.tsx'
import { briefOf } from './brief.ts'

/** Each call is recorded for the patient to see. */
const trustedPersonOf = (userId: string) =>
  queryOptions({
    queryKey: ['trusted-person-shared', userId],
    queryFn: ({ signal }) => call(diagnosis.readTrustedPerson, { params: { userId }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** For a therapist: whom a patient trusts, once asked for, where they share it; else that they do not. */
export function TrustedPersonShared({ userId, name }: { userId: string; name: string }) {
  const { data: items } = useQuery(briefOf(userId))
  const [asked, ask] = useState(false)
  const { data, error } = useQuery({ ...trustedPersonOf(userId), enabled: asked })
  const first = firstName(name)
  if (!items) return null
  if (!items.some(({ item }) => item === 'trusted-person'))
    return (
      <p>
        Whom {first} trusts is not shared with you. Ask them who could be with them, and where they
        are.
      </p>
    )
  if (error) return <p role="alert">{sentence(error)}</p>
  if (!data)
    return (
      <p>
        <Button kind="soft" size="small" busy={asked} onClick={() => ask(true)}>
          Show whom {first} trusts
        </Button>
        <span className="mt-1 block">
          {first} sees that you looked. Speak with them before you call anyone.
        </span>
      </p>
    )
  const { trustedPerson } = data
  return (
    <p role="status">
      {trustedPerson ? (
        <>
          {first} trusts <b className="font-semibold">{trustedPerson.name}</b>:{' '}
          <a href={telLink(trustedPerson.phone)}>{trustedPerson.phone}</a>. Speak with {first}{' '}
          before you call.
        </>
      ) : (
        `${first} has noted nobody any more.`
      )}
    </p>
  )
}

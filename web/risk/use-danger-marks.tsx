import type { Message, Thread } from '@attune/contract/messages.ts'
import { risk } from '@attune/contract/risk.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { call } from '../lib/call.ts'
import type { PartnerRef, Sender } from '../live/history-cache.ts'
import { DangerProtocol } from './danger-mark.tsx'

const marksOf = (id: string, patient: string | null, upTo: string) =>
  queryOptions({
    queryKey: ['danger-marks', id, patient, upTo],
    queryFn: ({ signal }) =>
      call(risk.marks, { params: { id }, querystring: patient ? { patient } : {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

type Person = PartnerRef & { name: string }

/** What stands below a patient's messages for their therapist, by message; for a patient nothing. */
export function useDangerMarks(
  me: Sender,
  partner: Person,
  theirs: Message | undefined,
  { messages }: { messages: readonly Message[] },
  Trusted: ComponentProps<typeof DangerProtocol>['Trusted'],
): ReadonlyMap<string, ReactNode> {
  const isTherapist = me.model === 'Therapist' && partner.model === 'User'
  const { data } = useQuery({
    ...marksOf(me.id, partner._id, theirs?._id ?? ''),
    enabled: isTherapist && theirs !== undefined,
  })
  const answered = messages.at(-1)?.from === me.id
  return useMemo(
    () =>
      new Map(
        (isTherapist ? (data ?? []) : []).map((mark) => [
          mark.message,
          <DangerProtocol
            key={`mark ${mark.message}`}
            mark={mark}
            name={partner.name}
            answered={answered}
            Trusted={Trusted}
          />,
        ]),
      ),
    [data, partner.name, answered, isTherapist, Trusted],
  )
}

/** Milliseconds for the list itself to be drawn: reading what it marks keeps the server busy. */
const drawnIn = 500

function useIsSettled() {
  const [isSettled, settle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), drawnIn)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

/** Why a reply to a patient may be needed soon, by patient; who is not in it is not called safe. */
export function useWaitingMarks(
  id: string,
  threads: readonly Thread[],
): ReadonlyMap<string, string> {
  const latest = threads.reduce((max, { last }) => Math.max(max, Number(last.date)), 0)
  const { data } = useQuery({
    ...marksOf(id, null, `${threads.length} ${latest}`),
    enabled: useIsSettled() && threads.length > 0,
  })
  return useMemo(
    () => new Map((data ?? []).map(({ patient, reason }) => [patient, reason])),
    [data],
  )
}

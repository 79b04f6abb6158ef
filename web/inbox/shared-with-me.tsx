import { diagnosis } from '@attune/contract/diagnosis.ts'
import type { Partner } from '@attune/contract/messages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { EntryText } from '../diagnosis/entry-text.tsx'
import { MoodWeeks } from '../diagnosis/mood-weeks.tsx'
import { call } from '../lib/call.ts'
import { isCode } from '../lib/failures.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** Moods and entries that a patient shares. Each call is recorded for the patient to see. */
const sharedThingsOf = (userId: string) =>
  queryOptions({
    queryKey: ['shared-things', userId],
    queryFn: ({ signal }) => call(diagnosis.readShared, { params: { userId }, signal }),
    // One reading for each time it is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a patient shares besides their summary; nothing where they share no such thing. */
export function SharedWithMe({ patient }: { patient: Partner }) {
  const { data, error, refetch } = useQuery(sharedThingsOf(patient._id))
  if (error && !data && !isCode(error, 'forbidden'))
    return (
      <ErrorState
        error={error}
        title="The rest of what is shared did not load."
        onRetry={() => void refetch()}
      />
    )
  if (!data || (!data.moods && data.entries.length === 0)) return null
  return (
    <div className="mt-7 grid gap-7">
      {data.moods && (
        <section className="border-t border-line pt-6">
          <h3 className="text-body leading-tight">Moods of the last 8 weeks</h3>
          <p className="mb-3 text-small text-muted">
            How often <bdi>{patient.name}</bdi> picked each mood.
          </p>
          {data.moods.length > 0 ? (
            <MoodWeeks moods={data.moods} />
          ) : (
            <p className="text-muted">They have picked none.</p>
          )}
        </section>
      )}
      {data.entries.length > 0 && (
        <section className="grid gap-4 border-t border-line pt-6">
          <h3 className="text-body leading-tight">Journal entries they picked for you</h3>
          {data.entries.map((entry) => (
            <EntryText key={entry._id} entry={entry} />
          ))}
        </section>
      )}
    </div>
  )
}

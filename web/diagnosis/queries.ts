import { type Diagnosis, diagnosis } from '@attune/contract/diagnosis.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { isCode } from '../lib/failures.ts'

/** null where there is no summary yet (spec §4: 'not found' is treated as empty). */
export const diagnosisOf = (userId: string) =>
  queryOptions({
    queryKey: ['diagnosis', userId],
    queryFn: async ({ signal }): Promise<Diagnosis | null> => {
      try {
        return await call(diagnosis.read, { params: { userId }, signal })
      } catch (error) {
        if (isCode(error, 'not_found')) return null
        throw error
      }
    },
  })

/** A patient's summary as their therapist reads it. Each call is recorded for the patient to see. */
export const patientSummaryOf = (userId: string) =>
  queryOptions({
    queryKey: ['patient-summary', userId],
    queryFn: ({ signal }) => call(diagnosis.read, { params: { userId }, signal }),
    // One reading for each time it is opened.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

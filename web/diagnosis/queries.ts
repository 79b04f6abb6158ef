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

export const readingsOf = (userId: string) =>
  queryOptions({
    queryKey: ['summary-readings', userId],
    queryFn: ({ signal }) => call(diagnosis.listReadings, { params: { userId }, signal }),
  })

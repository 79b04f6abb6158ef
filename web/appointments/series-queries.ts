import { type SeriesRule, type SeriesState, series } from '@attune/contract/series.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { appointmentsKey } from '../lib/refresh-keys.ts'
import { usePerson } from '../lib/session.ts'

export const seriesOf = (personId: string, appointment: string) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'series', appointment],
    queryFn: ({ signal }) => call(series.read, { params: { id: appointment }, signal }),
  })

/** The dates it would have, and which are left out. */
export const seriesDatesOf = (
  personId: string,
  appointment: string,
  { weeks, times }: SeriesRule,
) =>
  queryOptions({
    queryKey: [...appointmentsKey(personId), 'series-dates', appointment, weeks, times],
    queryFn: ({ signal }) =>
      call(series.preview, { params: { id: appointment }, querystring: { weeks, times }, signal }),
    placeholderData: keepPreviousData,
  })

export type SeriesChange =
  | ({ what: 'propose'; clientId: string } & SeriesRule)
  | { what: 'accept' | 'decline'; seriesId: string }
  | { what: 'cancelLater'; sequence: number; reason: string | null }

export function useChangeSeries(appointment: string) {
  const { id } = usePerson()
  const client = useQueryClient()
  const params = { id: appointment }
  return useMutation({
    mutationFn: ({ what, ...change }: SeriesChange): Promise<SeriesState> => {
      if ('seriesId' in change && (what === 'accept' || what === 'decline'))
        return call(series[what], { params: { ...params, seriesId: change.seriesId } })
      if ('sequence' in change) return call(series.cancelLater, { params, body: change })
      if ('clientId' in change) return call(series.propose, { params, body: change })
      throw new Error(`${what} lacks what it needs`)
    },
    onSuccess: (state) => client.setQueryData(seriesOf(id, appointment).queryKey, state),
    // Whatever it came to, the dates on the screen are not the ones there are.
    onSettled: () => client.invalidateQueries({ queryKey: appointmentsKey(id) }),
  })
}

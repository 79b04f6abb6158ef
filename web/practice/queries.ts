import { type PracticeFactsPatch, practice } from '@attune/contract/practice-facts.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { usePerson } from '../lib/session.ts'

export const practiceFactsOf = (id: string) =>
  queryOptions({
    queryKey: ['practice-facts', id],
    queryFn: ({ signal }) => call(practice.readFacts, { params: { id }, signal }),
  })

export const practiceAreasOf = (id: string) =>
  queryOptions({
    queryKey: ['practice-areas', id],
    queryFn: ({ signal }) => call(practice.readAreas, { params: { id }, signal }),
  })

export function useSetPracticeFacts() {
  const { id } = usePerson()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PracticeFactsPatch) => call(practice.setFacts, { params: { id }, body }),
    onSuccess: (facts) => {
      client.setQueryData(practiceFactsOf(id).queryKey, facts)
      // Their own card says some of it.
      const told = [practiceAreasOf(id).queryKey, ['therapists', id]]
      return Promise.all(told.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
}

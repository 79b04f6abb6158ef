import { useQuery } from '@tanstack/react-query'
import { grantsOf } from './grants.ts'

/** The names of those who may read the summary now. */
export function useReaders(userId: string): readonly string[] {
  const { data = [] } = useQuery(grantsOf(userId))
  return data.filter(({ summary }) => summary).map(({ name }) => name)
}

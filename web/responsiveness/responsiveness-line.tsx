import { useQuery } from '@tanstack/react-query'
import { responsivenessOf } from './queries.ts'
import { responsivenessText } from './responsiveness-text.ts'

/** How a therapist answers first messages, as counted; nothing while it is not known. */
export function ResponsivenessLine({ therapistId }: { therapistId: string }) {
  const { data } = useQuery(responsivenessOf(therapistId))
  return data ? responsivenessText(data.measured) : null
}

import { useQuery } from '@tanstack/react-query'
import { answeringOf } from './queries.ts'
import { answeringSaid } from './responsiveness-text.ts'

/** How a therapist answers first messages, as counted; nothing while it is not known. */
export function Answering({ therapistId }: { therapistId: string }) {
  const { data } = useQuery(answeringOf(therapistId))
  return data ? answeringSaid(data.measured) : null
}

import { useQuery } from '@tanstack/react-query'
import { cardLine } from './fact-lines.ts'
import { practiceFactsOf } from './queries.ts'

/** On a card: where and what it costs, if either was said. */
export function PracticeCardLine({ therapistId }: { therapistId: string }) {
  const { data } = useQuery({ ...practiceFactsOf(therapistId), staleTime: 60_000 })
  const line =
    data && [cardLine(data), data.closed && 'caseload closed'].filter(Boolean).join(' · ')
  return line ? <p className="[overflow-wrap:anywhere]">{line}</p> : null
}

import { bestMatches } from '@attune/contract/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { blockedNotes, overviewNote } from './overview-note.ts'
import { matchOverviewOf } from './queries.ts'

/** How many stand behind the list, what keeps others out, and who worked it out. */
export function MatchOverviewNote({ userId, shown }: { userId: string; shown: number }) {
  const { data: overview } = useQuery(matchOverviewOf(userId))
  const blocked = overview && overview.eligible < bestMatches ? blockedNotes(overview) : []
  return (
    <div className="my-4 grid gap-3">
      <p className="min-h-[1.5em] text-small text-muted">
        {overview && `${overviewNote(shown, overview)} `}
        Worked out by software from your answers and theirs: the share of what you asked for that a
        profile meets.
      </p>
      {blocked.length > 0 && (
        <ul className="note note-clay grid gap-1">
          {blocked.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

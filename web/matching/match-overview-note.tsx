import { bestMatches } from '@attune/contract/matching.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { blockedNotes, overviewNote } from './overview-note.ts'
import { matchOverviewOf } from './queries.ts'

type MatchOverviewNoteProps = {
  userId: string
  shown: number
  /** The needs let go of, by key. */
  relaxed: readonly string[]
  onRelax: (relaxed: readonly string[]) => void
}

/** How many stand behind the list, what keeps others out and can be let go of, and who worked it out. */
export function MatchOverviewNote({ userId, shown, relaxed, onRelax }: MatchOverviewNoteProps) {
  const { data: overview } = useQuery({
    ...matchOverviewOf(userId, relaxed.join()),
    placeholderData: keepPreviousData,
  })
  const blocked = overview && overview.eligible < bestMatches ? blockedNotes(overview) : []
  const gone = overview?.relaxed ?? []
  return (
    <div className="my-4 grid gap-3">
      <p className="min-h-[1.5em] text-small text-muted">
        {overview && `${overviewNote(shown, overview)} `}
        Worked out by software from your answers and theirs: the share of what you asked for that a
        profile meets.
      </p>
      {(blocked.length > 0 || gone.length > 0) && (
        <ul className="note note-clay grid gap-2">
          {gone.map(({ key, label }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-2">
              {label} is not needed in this list.
              {relaxed.includes(key) && (
                <Button
                  kind="ghost"
                  size="small"
                  aria-label={`Ask for it again: ${label}`}
                  onClick={() => onRelax(relaxed.filter((other) => other !== key))}
                >
                  Ask for it again
                </Button>
              )}
            </li>
          ))}
          {blocked.map(({ key, text, except }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-2">
              {text}
              <Button
                kind="ghost"
                size="small"
                aria-label={`Show those without ${except}`}
                onClick={() => onRelax([...relaxed, key].toSorted())}
              >
                Show them
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

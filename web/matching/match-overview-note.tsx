import { bestMatches } from '@attune/contract/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '../lib/failures.ts'
import { Button } from '../ui/button.tsx'
import { useSetWishFacts } from '../wishes/queries.ts'
import { blockedNotes, overviewNote } from './overview-note.ts'
import { matchOverviewOf } from './queries.ts'

type MatchOverviewNoteProps = { userId: string; shown: number }

/** How many stand behind the list, what keeps others out and can be let go of, and who worked it out. */
export function MatchOverviewNote({ userId, shown }: MatchOverviewNoteProps) {
  const { data: overview } = useQuery({
    ...matchOverviewOf(userId),
  })
  const keep = useSetWishFacts()
  const blocked = overview && overview.eligible < bestMatches ? blockedNotes(overview) : []
  const gone = overview?.relaxed ?? []
  const relax = (keys: string[]) => keep.mutate({ relaxed: keys.toSorted() })
  const goneKeys = gone.map(({ key }) => key)
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
              <Button
                kind="ghost"
                size="small"
                disabled={keep.isPending}
                aria-label={`Ask for it again: ${label}`}
                onClick={() => relax(goneKeys.filter((other) => other !== key))}
              >
                Ask for it again
              </Button>
            </li>
          ))}
          {blocked.map(({ key, text, except }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-2">
              {text}
              <Button
                kind="ghost"
                size="small"
                aria-label={`Show those without ${except}`}
                disabled={keep.isPending}
                onClick={() => relax([...goneKeys, key])}
              >
                Show them
              </Button>
            </li>
          ))}
        </ul>
      )}
      {keep.error && (
        <p role="alert" className="text-small text-danger">
          {sentence(keep.error)}
        </p>
      )}
    </div>
  )
}

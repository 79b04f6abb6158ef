import { bestMatches } from '@attune/contract/matching.ts'
import { useQuery } from '@tanstack/react-query'
import { useRoomy } from '../lib/breakpoints.ts'
import { sentence } from '../lib/failures.ts'
import { painted } from '../lib/painted.ts'
import { Button } from '../ui/button.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { useSetWishFacts } from '../wishes/queries.ts'
import { blockedNotes, overviewNote } from './overview-note.ts'
import { matchOverviewOf } from './queries.ts'

type MatchOverviewNoteProps = {
  userId: string
  found: number
  /** Of those found, who stands in the list beside filters. */
  shown: number
  /** To the list. */
  onShow: () => void
}

/** How many stand behind the list, what keeps others out and can be let go of, and who worked it out. */
export function MatchOverviewNote({ userId, found, shown, onShow }: MatchOverviewNoteProps) {
  const { data: overview } = useQuery(matchOverviewOf(userId))
  const keep = useSetWishFacts()
  const blocked = overview && overview.eligible < bestMatches ? blockedNotes(overview) : []
  const gone = overview?.relaxed ?? []
  const relax = (keys: string[], then = () => {}) =>
    keep.mutate({ relaxed: keys.toSorted() }, { onSuccess: () => void painted().then(then) })
  const goneKeys = gone.map(({ key }) => key)
  return (
    <div className="match-overview">
      <HowMany text={overview ? overviewNote(found, overview, shown) : ''} />
      {(blocked.length > 0 || gone.length > 0) && (
        <PhoneFold line={needsLine(gone.length, blocked.length)} startOpen={found === 0}>
          <ul className="note note-clay grid gap-2">
            {gone.map(({ key, label }) => (
              <NeedLine
                key={key}
                text={`${label} is not needed in this list.`}
                action="Ask for it again"
                label={`Ask for it again: ${label}`}
                disabled={keep.isPending}
                onClick={() => relax(goneKeys.filter((other) => other !== key))}
              />
            ))}
            {blocked.map(({ keys, text, except }) => (
              <NeedLine
                key={except}
                text={text}
                action="Show them"
                label={`Show them, without ${except}`}
                disabled={keep.isPending}
                onClick={() => relax([...goneKeys, ...keys], onShow)}
              />
            ))}
          </ul>
        </PhoneFold>
      )}
      {keep.error && (
        <p role="alert" className="text-small text-danger">
          {sentence(keep.error)}
        </p>
      )}
    </div>
  )
}

/** Who worked it out is said at once, how behind a tap where there is little room. */
function HowMany({ text }: { text: string }) {
  const how = 'from your answers and theirs: the share of what you asked for that a profile meets.'
  const isRoomy = useRoomy()
  return (
    <PhoneFold
      line={`${text} Worked out by software.`.trimStart()}
      className="text-small text-muted"
    >
      <p className="min-h-[1.5em]">
        {isRoomy ? `${text} Worked out by software ${how}`.trimStart() : `Worked out ${how}`}
      </p>
    </PhoneFold>
  )
}

function needsLine(gone: number, blocked: number): string {
  if (!gone) return 'What keeps others out'
  return blocked ? 'What keeps others out, and what you let go of' : 'What you let go of'
}

type NeedLineProps = {
  text: string
  action: string
  label: string
  disabled: boolean
  onClick: () => void
}

const NeedLine = ({ text, action, label, disabled, onClick }: NeedLineProps) => (
  <li className="flex flex-wrap items-center justify-between gap-2">
    {text}
    <Button kind="ghost" size="small" aria-label={label} disabled={disabled} onClick={onClick}>
      {action}
    </Button>
  </li>
)

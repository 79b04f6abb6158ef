import { Switch } from '../ui/switch.tsx'
import { useGrant } from './grants.ts'

type FirstMessageNoteProps = { userId: string; therapist: { _id: string; name: string } }

/** Tells a patient that their first message creates the grant for the screening summary. */
export function FirstMessageNote({ userId, therapist }: FirstMessageNoteProps) {
  const { grant, known, change } = useGrant(userId, therapist)
  return (
    <div className="note mb-3 grid gap-1">
      <p>
        {grant.summary
          ? `Your first message lets ${therapist.name} read your screening summary. Your journal stays with you.`
          : `${therapist.name} will see your messages only. Your screening summary stays with you.`}
      </p>
      <Switch
        label="Share my screening summary"
        checked={grant.summary}
        disabled={!known}
        onChange={(summary) => change({ summary })}
      />
    </div>
  )
}

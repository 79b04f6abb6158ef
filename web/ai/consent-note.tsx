import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { outsideModelHash } from './outside-model-hash.ts'
import { useOutsideModel } from './queries.ts'

type ConsentNoteProps = { userId: string; onLeave?: () => void }

/** Where an outside model may be at work: whether it is, and the way to the switch. */
export function ConsentNote({ userId, onLeave }: ConsentNoteProps) {
  const outside = useOutsideModel(userId)
  if (!outside) return null
  const { model, allowed } = outside
  return (
    <p className="text-small leading-snug text-muted [overflow-wrap:anywhere]">
      {allowed
        ? `With your consent, ${model.name} at ${model.host} helps with words here. Attune cannot see what it keeps.`
        : 'An outside model may help with words here, if you allow it. It is off.'}{' '}
      <Link to={paths.profile + outsideModelHash} onClick={onLeave}>
        {allowed ? 'Change this' : 'See and decide'}
      </Link>
    </p>
  )
}

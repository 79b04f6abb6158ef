import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { CallNow } from '../risk/call-now.tsx'

/** Beside the question about distressing thoughts, whatever is answered. */
export const CrisisNote = () => (
  <p className="note note-clay mt-5">
    If you might act on such thoughts, do not wait for a match.{' '}
    <Link to={paths.help} target="_blank" rel="noopener">
      Someone can listen right now
    </Link>
    . Attune is not watched around the clock, and nobody is told what you choose here.
  </p>
)

/** Below the answers, where somebody says that they think of hurting themselves or of dying. */
export const CrisisCall = ({ chosen }: { chosen: readonly string[] }) => (
  <div role="status">
    {chosen.some((choice) => ofLife.test(choice)) && (
      <div className="mt-4">
        <CallNow>You need not wait for a match to talk to somebody.</CallNow>
      </div>
    )}
  </div>
)

const ofLife = /hurting myself|not wanting to live/

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

type CrisisCallProps = { choices: readonly string[]; chosen: readonly string[] }

/** Below the answers, where one of them says that somebody thinks of hurting themselves or of dying. */
export const CrisisCall = ({ choices, chosen }: CrisisCallProps) =>
  choices.some(isOfLife) && (
    <div role="status">
      {chosen.some(isOfLife) && (
        <div className="mt-4">
          <CallNow>You need not wait for a match to talk to somebody.</CallNow>
        </div>
      )}
    </div>
  )

const isOfLife = (choice: string) => /hurting myself|not wanting to live/.test(choice)

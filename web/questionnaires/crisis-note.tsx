import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'

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

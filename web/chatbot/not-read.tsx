import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'

/** Of who is signed out nothing is sent, so whether it was about danger nobody could notice. */
export const NotRead = ({ onLeave }: { onLeave: () => void }) => (
  <p role="note" className="note">
    Neither a person nor software has read what you wrote. If it is about ending your life, or about
    danger, please do not wait for us:{' '}
    <Link to={paths.help} onClick={onLeave}>
      people answer right now
    </Link>
    . For anything else, <Link to={paths.signIn}>sign in</Link>.
  </p>
)

import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'

/** Where a model finds a text heavy and no rule speaks of danger: one line, easily passed over. */
export const CheckIn = ({ onClose }: { onClose: () => void }) => (
  <p className="rounded-field bg-clay-soft px-4 py-3 text-small leading-normal">
    This sounds heavy. Would it help to see who you could talk to?{' '}
    <span className="whitespace-nowrap">
      <Link to={paths.help} target="_blank">
        Show me
      </Link>{' '}
      ·{' '}
      <button type="button" className="link" onClick={onClose}>
        Not now
      </button>
    </span>{' '}
    <span className="block text-small text-muted">Asked by software. Nobody was told.</span>
  </p>
)

import { paths } from '@attune/contract/paths.ts'
import type { HelpNote } from '@attune/contract/risk.ts'
import { Link } from 'react-router'

type CheckInProps = { note: HelpNote; onClose: () => void }

/** Where a model finds a text heavy and no rule speaks of danger: one line, easily passed over. */
export const CheckIn = ({ note: { language, heading, text, labels }, onClose }: CheckInProps) => (
  <p
    lang={language}
    dir="auto"
    className="rounded-field bg-clay-soft px-4 py-3 text-small leading-normal"
  >
    {heading} {text}{' '}
    <span className="whitespace-nowrap">
      <Link to={paths.help} target="_blank">
        {labels.show}
      </Link>{' '}
      ·{' '}
      <button type="button" className="link" onClick={onClose}>
        {labels.notNow}
      </button>
    </span>{' '}
    <span className="block text-small text-muted">{labels.nobodyTold}</span>
  </p>
)

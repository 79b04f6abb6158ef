import { paths } from '@attune/contract/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way to help that always stands there, whatever software noticed or missed. */
export const HelpNow = ({ children }: { children?: ReactNode }) => (
  <p className="text-small text-muted">
    {children}{' '}
    <Link to={paths.help} className="-my-3 inline-block py-3">
      Help right now
    </Link>
  </p>
)

import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { useSession } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Wave } from '../ui/wave.tsx'

/** spec §2: any other path. */
export function MissingPage() {
  const home = useSession().status === 'in' ? paths.home : paths.landing
  return (
    <div className="grid min-h-[70dvh] content-center justify-items-center gap-7 text-center">
      <Wave width={420} height={130} cycles={2.5} className="h-[130px] w-full max-w-[420px]" />
      <PageHeading title="Page Not Found!" />
      <p className="max-w-[44ch] text-muted">
        The address may be mistyped, or what was here has moved.
      </p>
      <Link to={home} className={buttonClass()}>
        Return to Home
      </Link>
    </div>
  )
}

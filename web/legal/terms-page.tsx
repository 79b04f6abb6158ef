import { paths } from '@attune/contract/paths.ts'
import { Link } from 'react-router'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sections } from './sections.tsx'
import { termsSections } from './terms-text.ts'
import { WhoRunsThis } from './who-runs-this.tsx'

/** For anyone, in two minutes: what Attune is and is not, what it costs, how one leaves. */
export const TermsPage = () => (
  <div className="mx-auto max-w-[780px] max-wide:pt-2 wide:pt-4">
    <PageHeading
      title="The terms, in plain words"
      lead="What you can expect here, and what is expected of you. It takes two minutes."
    />
    <p className="note note-clay mt-7">
      If you are in danger now, do not wait for anyone here.{' '}
      <Link to={paths.help} className="help-tap">
        Get help now
      </Link>
    </p>
    <Sections sections={termsSections} />
    <WhoRunsThis />
    <p className="mt-10">
      <Link to={paths.privacy} className="inline-flex min-h-11 items-center">
        Your privacy
      </Link>
    </p>
  </div>
)

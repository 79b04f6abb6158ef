import { paths } from '@attune/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PageHeading } from '../ui/page-heading.tsx'
import { modelText, privacySections } from './privacy-text.ts'
import { site } from './queries.ts'
import { Sections } from './sections.tsx'
import { WhoRunsThis } from './who-runs-this.tsx'

/** For anyone, in two minutes: what is kept, who is shown it, what goes on leaving. */
export function PrivacyPage() {
  const { data } = useQuery(site)
  return (
    <div className="mx-auto max-w-[780px] max-wide:pt-2 wide:pt-4">
      <PageHeading
        title="Your privacy, in plain words"
        lead="What is kept about you, who is shown it, and what becomes of it when you leave. It takes two minutes."
      />
      <Sections
        sections={privacySections}
        after={{ readers: data ? modelText(data.outsideModel) : null }}
      />
      <WhoRunsThis />
      <p className="mt-10">
        <Link to={paths.terms} className="inline-flex min-h-11 items-center">
          The terms
        </Link>
      </p>
    </div>
  )
}

import { paths } from '@attune/contract/paths.ts'
import { whoReadsAlong } from '@attune/contract/promises.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { Families } from './families.tsx'
import { Figures } from './figures.tsx'
import { Folded } from './folded.tsx'
import { safety } from './queries.ts'
import { WhatToExpect } from './what-to-expect.tsx'

/** For anyone: what software looks for in what people write here, what it does then, how well. */
export function SafetyPage() {
  const { data, isPending, error, refetch } = useQuery(safety)
  return (
    <div className="mx-auto max-w-[780px] max-wide:pt-2 wide:pt-4">
      <PageHeading
        title="How software looks for words of danger"
        lead={`${whoReadsAlong} It does so while you write, for one reason: to show help beside your words. This page is made from the rules it uses.`}
      />
      <p className="note note-clay mt-7">
        If you are in danger now, you do not need this page.{' '}
        <Link to={paths.help} className="help-tap">
          Get help now
        </Link>
      </p>
      <WhatToExpect lots={data?.lots ?? []} />
      <Folded title="What it does, and never does">
        <WhatIsDone />
      </Folded>
      <Folded title="Where it fails">
        <Limits />
      </Folded>
      {isPending && (
        <Loading label="Loading the rules">
          <div className="mt-10">
            <SkeletonText lines={8} />
          </div>
        </Loading>
      )}
      {!isPending && !data && (
        <ErrorState error={error} title="The rules did not load." onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Folded title="What the rules look for">
            <Families families={data.families} />
          </Folded>
          <Folded title="How well it does, in figures">
            <Figures measured={data.measured} lots={data.lots} />
          </Folded>
        </>
      )}
    </div>
  )
}

const WhatIsDone = () => (
  <section aria-labelledby="done">
    <h2 id="done">What it does, and never does</h2>
    <ul className="mt-4 grid max-w-[65ch] list-disc gap-2 pl-5">
      <li>
        <b className="font-semibold">Rules</b> look for words that plainly speak of danger. If they
        find them, a note appears beside your text. It says one plain sentence and names the line of
        your country that fits, someone you trust and the therapist you write with.
      </li>
      <li>
        <b className="font-semibold">A small model</b> of our own, which learnt from lines by many
        writers in nine languages, reads for what is not said plainly. Where it is fairly sure, the
        same note appears; where it is less sure, the page asks in one line whether help would be
        welcome. It can raise what the rules find, and never lowers it.
      </li>
      <li>In a conversation both read what you wrote shortly before as well.</li>
      <li>
        It never stops you, hides or changes what you wrote, tells anyone, names a method, names an
        illness or decides anything about you.
      </li>
      <li>
        What it finds is not kept and not written to any log. Everything happens within Attune.
      </li>
    </ul>
  </section>
)

const Limits = () => (
  <section aria-labelledby="limits">
    <h2 id="limits">Where it fails</h2>
    <ul className="mt-4 grid max-w-[65ch] list-disc gap-2 pl-5">
      <li>
        It knows English best. In eight other languages it finds the plainest words and misses more
        of the rest; where software knows that it cannot read a language, the page says so and shows
        the lines.
      </li>
      <li>Roundabout words pass it by. If it says nothing, that does not mean you should wait.</li>
      <li>It takes some jokes seriously, on purpose. If it is wrong, close the note.</li>
      <li>No clinician has read the rules, the notes or the lines yet, in any language.</li>
      <li>It is no test, no diagnosis and no emergency service.</li>
    </ul>
  </section>
)

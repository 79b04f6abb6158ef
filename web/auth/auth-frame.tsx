import { paths } from '@attune/contract/paths.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Mark } from '../ui/mark.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Wave } from '../ui/wave.tsx'

type AuthFrameProps = { title: string; lead: ReactNode; words: string; children: ReactNode }

/** The form, on a wide screen beside a picture of two waves that meet. */
export function AuthFrame({ title, lead, words, children }: AuthFrameProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(320px,0.85fr)_1fr]">
      <aside className="relative hidden overflow-hidden bg-pine-soft wide:block">
        <div className="sticky top-0 flex h-[calc(100dvh-78px)] min-h-[480px] flex-col p-9">
          <HomeLink />
          <Wave
            width={600}
            height={300}
            cycles={2.3}
            amplitude={0.3}
            thickness={3}
            className="-mx-9 my-auto h-[300px] w-[calc(100%+4.5rem)]"
          />
          <p className="display max-w-[18ch] text-large text-pine-deep">{words}</p>
        </div>
      </aside>
      <div className="mx-auto w-full max-w-[540px] px-5 py-8 wide:px-10 wide:py-16">
        <div className="mb-10 wide:hidden">
          <HomeLink />
        </div>
        <PageHeading title={title} lead={lead} />
        {children}
      </div>
    </div>
  )
}

const HomeLink = () => (
  <Link
    to={paths.landing}
    aria-label="Attune, start"
    className="inline-flex min-h-11 items-center self-start no-underline"
  >
    <Mark />
  </Link>
)

import { useRef } from 'react'
import { ConsentNote } from '../ai/consent-note.tsx'
import { HelpNow } from '../help/help-now.tsx'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Advice } from './advice.tsx'
import { useAdvice } from './use-advice.ts'

export function TipsPage() {
  const { text, at, busy, why, opening, generate, stop } = useAdvice()
  const { id } = usePerson()
  const main = useRef<HTMLButtonElement>(null)
  return (
    <div className="max-w-[780px]">
      <PageHeading
        title="Tips & Advice"
        lead="Small things to try. Made by software from what you told Attune, not reviewed by a professional."
      />
      <div aria-live="polite" aria-busy={busy} className="mt-8">
        {text && (
          <article className="card wide:p-9">
            <Advice html={text} heading="h2" />
            {at && (
              <div className="mt-7 border-t border-line pt-4">
                <SoftwareNote made={{ at, inputs: 'what you told Attune', reviewed: false }} />
              </div>
            )}
          </article>
        )}
        {why && <p className="note mt-5">{why}</p>}
        {busy && (
          <div className="grid justify-items-center gap-4 py-10 text-center text-muted">
            <Spinner />
            <p>Hold on tight, the AI is doing its magic!</p>
          </div>
        )}
        {opening && <Opening />}
        {!text && !busy && !opening && (
          <EmptyState title="Ready for some wisdom? Click the button below!" />
        )}
      </div>
      <div className={`flex flex-wrap gap-2.5 ${text ? 'mt-7' : 'justify-center'}`}>
        <Button ref={main} busy={busy} onClick={generate}>
          Generate Advice
        </Button>
        {busy && (
          <Button
            kind="ghost"
            onClick={() => {
              stop()
              main.current?.focus()
            }}
          >
            Stop
          </Button>
        )}
      </div>
      <div className={`mt-7 grid gap-4 ${text ? '' : 'text-center'}`}>
        <ConsentNote userId={id} />
        <HelpNow>Advice can wait. If today is too much, talk to someone.</HelpNow>
      </div>
    </div>
  )
}

const Opening = () => (
  <Loading label="Loading your advice">
    <div className="card wide:p-9">
      <SkeletonText lines={7} />
    </div>
  </Loading>
)

import type { Advice } from '@attune/contract/advice.ts'
import { useRef } from 'react'
import { ConsentNote } from '../ai/consent-note.tsx'
import { HelpNow } from '../help/help-now.tsx'
import { usePerson } from '../lib/session.ts'
import { useOpening } from '../lib/use-opening.ts'
import { DidItHelp } from '../recommendations/did-it-help.tsx'
import { FitsMyLife } from '../recommendations/fits-my-life.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Loading, Room, SkeletonText } from '../ui/skeleton.tsx'
import { SoftwareNote } from '../ui/software-note.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Advice as AdviceText } from './advice.tsx'
import { useAdvice } from './use-advice.ts'

export function TipsPage() {
  const advice = useAdvice()
  const { text, at, ask, busy, why, opening } = advice
  const { id } = usePerson()
  const isOpening = useOpening(opening)
  return (
    <div className="max-w-[780px]">
      <PageHeading
        title="Tips & Advice"
        lead="Small things to try. Made by software from what you told Attune, not reviewed by a professional."
      />
      <div aria-live="polite" aria-busy={busy} className="mt-8">
        {text && (
          <article className="card wide:p-9">
            <AdviceText html={text} heading="h2" />
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
      {ask && !opening && <HowItWent ask={ask} userId={id} />}
      {isOpening ? <Room /> : <Ways advice={advice} />}
    </div>
  )
}

/** The button, what is asked beside it, and help; drawn once it is known what stands above. */
function Ways({
  advice: { text, busy, generate, stop },
}: {
  advice: ReturnType<typeof useAdvice>
}) {
  const { id } = usePerson()
  const main = useRef<HTMLButtonElement>(null)
  return (
    <>
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
        <div className={text ? '' : 'mx-auto max-w-full'}>
          <FitsMyLife userId={id} />
        </div>
        <ConsentNote userId={id} />
        <HelpNow>Advice can wait. If today is too much, talk to someone.</HelpNow>
      </div>
    </>
  )
}

/** Of the step of an earlier day; what is said here shapes the next one. */
const HowItWent = ({ ask, userId }: { ask: NonNullable<Advice['ask']>; userId: string }) => (
  <section aria-label="How the last step went" className="note mt-5">
    <p>The last step was “{ask.title}”.</p>
    <DidItHelp key={ask.item} userId={userId} item={ask.item} />
  </section>
)

const Opening = () => (
  <Loading label="Loading your advice">
    <div className="card wide:p-9">
      <SkeletonText lines={7} />
    </div>
  </Loading>
)

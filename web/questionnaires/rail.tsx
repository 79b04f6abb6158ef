import type { Role } from '@attune/contract/endpoint.ts'
import { paths } from '@attune/contract/paths.ts'
import type { Question } from '@attune/contract/questionnaires.ts'
import { Shield } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { Mark } from '../ui/mark.tsx'
import type { Answers } from './answers.ts'
import { Steps } from './steps.tsx'

type StepsProps = {
  questions: readonly Question[]
  answers: Answers
  at: number
  onJump: (step: number) => void
}

const privacy = {
  user: 'Your answers are shown to nobody else. You choose later what a therapist may read of the summary made from them.',
  therapist: 'Your answers are shown on your profile to people who are signed in.',
}
const later = { user: paths.home, therapist: paths.patients }

/** Beside the question on wide screens. */
export function Rail({ who, ...steps }: StepsProps & { who: Role }) {
  return (
    <aside className="hidden bg-raised wide:block">
      <div className="sticky top-0 flex max-h-dvh min-h-[calc(100dvh-78px)] flex-col justify-between gap-5 overflow-y-auto px-9 py-7">
        <span className="inline-flex min-h-11 items-center">
          <Mark />
        </span>
        <nav aria-label="Questions">
          <Steps {...steps} />
        </nav>
        <Later who={who} />
      </div>
    </aside>
  )
}

/** Below the question on a phone, where there is no rail. */
export const BelowQuestion = ({ who }: { who: Role }) => (
  <div className="mb-6 wide:hidden">
    <Later who={who} />
  </div>
)

/** Who sees the answers, and the ways out: what was answered is kept. */
const Later = ({ who }: { who: Role }) => (
  <div className="grid gap-1 text-small text-muted">
    <p className="grid grid-cols-[20px_1fr] gap-2.5">
      <Shield size={18} strokeWidth={1.75} className="mt-0.5" aria-hidden />
      {privacy[who]}
    </p>
    <p className="flex flex-wrap gap-x-5">
      <Link to={later[who]} className="inline-flex min-h-11 items-center text-muted">
        Finish later
      </Link>
      {who === 'user' && (
        <Link to={paths.findTherapist} className="inline-flex min-h-11 items-center text-muted">
          Look at therapists first
        </Link>
      )}
    </p>
  </div>
)

/** spec §2: answered divided by total; on phones it also opens the list of steps. */
export function Progress({ answered, ...steps }: StepsProps & { answered: number }) {
  const total = steps.questions.length
  const percent = Math.round((answered / total) * 100)
  const text = `${answered} of ${total} answered`
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Answered"
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-1.5 overflow-hidden rounded-full bg-sunk"
      >
        <div
          className="h-full rounded-full bg-pine transition-[width] duration-200 forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-2.5 hidden text-small text-muted wide:block">{text}</p>
      <StepList text={text} {...steps} />
    </div>
  )
}

/** Closed by Esc and by a choice. Where that leads to another question, the question takes the focus. */
function StepList({ text, onJump, ...steps }: StepsProps & { text: string }) {
  const list = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (!list.current?.open) return
    list.current.open = false
    list.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={list}
      className="text-small wide:hidden"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-muted">
        {text}
        <span className="underline underline-offset-3">All questions</span>
      </summary>
      <nav aria-label="All questions" className="card mt-1">
        <Steps
          {...steps}
          onJump={(step) => {
            close()
            onJump(step)
          }}
        />
      </nav>
    </details>
  )
}

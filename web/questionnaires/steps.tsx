import type { Question } from '@attune/contract/questionnaires.ts'
import { Check } from 'lucide-react'
import { type Answers, isAnswered } from './answers.ts'

type StepsProps = {
  questions: readonly Question[]
  answers: Answers
  at: number
  onJump: (step: number) => void
}

/** spec §2: step buttons lead to answered or earlier questions. */
export function Steps({ questions, answers, at, onJump }: StepsProps) {
  return (
    <ol className="grid">
      {questions.map((question, step) => {
        const done = isAnswered(answers, question)
        return (
          <li key={question._id}>
            <button
              type="button"
              disabled={step > at && !done}
              {...(step === at && { 'aria-current': 'step' as const })}
              onClick={() => onJump(step)}
              className="flex min-h-[34px] w-full items-center gap-3 rounded-lg text-left text-small leading-snug text-ink disabled:text-muted aria-[current=step]:font-semibold pointer-coarse:min-h-11"
            >
              <Dot state={step === at ? 'now' : done ? 'done' : 'open'} />
              {question.short}
              {done && <span className="sr-only"> (answered)</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const look = {
  now: 'border-[6px] border-pine',
  done: 'border-pine bg-pine text-on-pine',
  open: 'border-edge',
}

const Dot = ({ state }: { state: keyof typeof look }) => (
  <span
    aria-hidden="true"
    className={`grid size-5.5 flex-none place-items-center rounded-full border-2 ${look[state]}`}
  >
    {state === 'done' && <Check size={13} strokeWidth={3} />}
  </span>
)

import type { AppointmentDetail, HowWasIt } from '@attune/contract/appointments.ts'
import { useState } from 'react'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { useSayHowItWas } from './changes.ts'

const grades = [1, 2, 3, 4, 5] as const
const questions = [
  ['heard', 'I felt heard and understood'],
  ['goals', 'We worked on what matters to me'],
] as const

/** Two questions, the patient's alone: the therapist never reads the answers. */
export function HowItWas({ one }: { one: AppointmentDetail }) {
  const [again, setAgain] = useState(false)
  const { howWasIt } = one
  const mayAnswer = one.may.includes('how-was-it')
  if (!mayAnswer && !howWasIt) return null
  return (
    <section aria-labelledby="how-was-it" className="card mt-6 wide:p-8">
      <h2 id="how-was-it" className="text-title">
        How was it?
      </h2>
      <p className="mt-1.5 text-small text-muted">
        For yourself: {firstName(one.partner.name)} never reads this. After a few times it shows
        whether the two of you fit.
      </p>
      {howWasIt && !again ? (
        <div className="mt-4 grid gap-2">
          {questions.map(([key, question]) => (
            <p key={key}>
              {question}: <b className="font-semibold">{howWasIt[key]} of 5</b>
            </p>
          ))}
          {mayAnswer && (
            <Button
              kind="plain"
              size="small"
              className="-ml-3 justify-self-start"
              onClick={() => setAgain(true)}
            >
              Change
            </Button>
          )}
        </div>
      ) : (
        <Form one={one} onDone={() => setAgain(false)} />
      )}
    </section>
  )
}

type FormProps = { one: AppointmentDetail; onDone: () => void }
type Draft = { [K in keyof HowWasIt]: HowWasIt[K] | null }

function Form({ one, onDone }: FormProps) {
  const { id } = usePerson()
  const [draft, setDraft, clear] = useDraft<Draft>(
    id,
    `how-was-it:${one._id}`,
    one.howWasIt ?? { heard: null, goals: null },
  )
  const say = useSayHowItWas(one._id)
  const [tried, setTried] = useState(false)
  const { heard, goals } = draft
  const isWhole = heard !== null && goals !== null
  const keep = () => {
    setTried(true)
    if (!isWhole) return
    say.mutate(
      { heard, goals },
      {
        onSuccess: () => {
          clear()
          onDone()
        },
      },
    )
  }
  return (
    <div className="mt-5 grid gap-6">
      {questions.map(([key, question]) => (
        <Question
          key={key}
          name={`${key} ${one._id}`}
          question={question}
          answer={draft[key]}
          onChange={(grade) => setDraft({ ...draft, [key]: grade })}
        />
      ))}
      <p role="alert" className="field-error empty:hidden">
        {tried && !isWhole && 'Please answer both, or leave this for another day.'}
        {say.error && sentence(say.error, 'That could not be kept. Please try again.')}
      </p>
      <Button size="small" className="justify-self-start" busy={say.isPending} onClick={keep}>
        Keep it
      </Button>
    </div>
  )
}

type QuestionProps = {
  name: string
  question: string
  answer: number | null
  onChange: (grade: number) => void
}

const Question = ({ name, question, answer, onChange }: QuestionProps) => (
  <fieldset>
    <legend className="mb-2 font-medium">{question}</legend>
    <div className="flex items-center gap-2">
      {grades.map((grade) => (
        <label key={grade} className="time-chip grade-chip">
          <input
            type="radio"
            name={name}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={answer === grade}
            onChange={() => onChange(grade)}
          />
          {grade}
          {grade === 1 && <span className="sr-only">, not at all</span>}
          {grade === 5 && <span className="sr-only">, wholly</span>}
        </label>
      ))}
    </div>
    <p className="mt-1 flex justify-between text-small text-muted" aria-hidden="true">
      <span>Not at all</span>
      <span>Wholly</span>
    </p>
  </fieldset>
)

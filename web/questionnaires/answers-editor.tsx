import {
  answerTexts,
  isSingleChoice,
  type Question,
  type TherapistAnswer,
} from '@attune/contract/questionnaires.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton, SkeletonText } from '../ui/skeleton.tsx'
import { complaintOf, isAnswered } from './answers.ts'
import { Choices } from './choices.tsx'
import { usePracticeDraft } from './practice-draft.ts'
import { PracticePreview } from './practice-preview.tsx'
import { questionsFor, therapistAnswersOf, useSaveAnswers } from './queries.ts'
import { Steps } from './steps.tsx'

/** The practice answers, question by question; nothing is sent before Save Answers. */
export function AnswersEditor({ onDone }: { onDone: () => void }) {
  const { id } = usePerson()
  const questions = useQuery(questionsFor('therapist'))
  const saved = useQuery(therapistAnswersOf(id))
  if (questions.isError || saved.isError)
    return (
      <ErrorState
        error={questions.error ?? saved.error}
        title="No questions available."
        onRetry={() => void Promise.all([questions.refetch(), saved.refetch()])}
      />
    )
  if (!questions.data || !saved.data) return <Waiting />
  return <Editor questions={questions.data} saved={saved.data} onDone={onDone} />
}

type EditorProps = {
  questions: readonly Question[]
  saved: readonly TherapistAnswer[]
  onDone: () => void
}

function Editor(props: EditorProps) {
  const { questions } = props
  const { answers, at, complaint, busy, choose, go, submit } = useEditedAnswers(props)
  const question = questions[at]
  if (!question) return <p className="mt-10 text-muted">No questions available.</p>
  return (
    <section
      aria-label="Edit Answers"
      className="card mt-8 grid gap-9 wide:grid-cols-[230px_1fr] wide:p-9"
    >
      <div className="max-wide:hidden">
        <Steps questions={questions} answers={answers} at={at} onJump={go} />
      </div>
      <div className="min-w-0">
        <p className="text-small text-muted">
          {at + 1} of {questions.length}
        </p>
        <h2 id="edited-question" className="mt-1">
          {question.question}
        </h2>
        <div key={question._id} className="fade-in mt-6">
          <Choices
            question={question}
            single={isSingleChoice(question.question, 'therapist')}
            chosen={answers[question._id] ?? []}
            onChange={(chosen) => choose(question, chosen)}
            labelledBy="edited-question"
          />
        </div>
        <p role="alert" className="field-error mt-4 min-h-6">
          {complaint}
        </p>
        <div className="editor-bar mt-2 flex flex-wrap gap-2.5">
          <Button kind="ghost" disabled={at === 0} onClick={() => go(at - 1)}>
            Previous
          </Button>
          <Button kind="ghost" disabled={at === questions.length - 1} onClick={() => go(at + 1)}>
            Next
          </Button>
          <Button busy={busy} busyText="Saving…" onClick={submit}>
            Save Answers
          </Button>
        </div>
        <PracticePreview answers={answers} before="Save Answers" folded />
      </div>
    </section>
  )
}

/** The answers as they are being changed, which of them is shown, and what keeps one from leaving it. */
function useEditedAnswers({ questions, saved, onDone }: EditorProps) {
  const { id } = usePerson()
  const { answers, keep, clear } = usePracticeDraft(id, questions, saved)
  const [at, setAt] = useState(0)
  const [complaint, setComplaint] = useState<string | null>(null)
  const save = useSaveAnswers(saved)

  function choose({ _id }: Question, chosen: string[]) {
    setComplaint(null)
    keep({ ...answers, [_id]: chosen })
  }
  function go(step: number) {
    const question = questions[at]
    const missing = question ? complaintOf(answers, question, answerTexts.keepOne) : null
    setComplaint(missing)
    if (!missing) setAt(step)
  }
  function submit() {
    const open = questions.find((one) => !isAnswered(answers, one))
    setComplaint(open ? complaintOf(answers, open, answerTexts.keepOne) : null)
    if (open) return setAt(questions.indexOf(open))
    save.mutate(answers, {
      onSuccess: () => {
        clear()
        toast.success('Your answers are saved.')
        onDone()
      },
      onError: () => toast.error('Failed to submit answers'),
    })
  }
  return { answers, at, complaint, busy: save.isPending, choose, go, submit }
}

const Waiting = () => (
  <Loading label="Loading your answers">
    <div className="card mt-8 grid gap-6">
      <Skeleton className="h-8 w-4/5" />
      <SkeletonText lines={6} />
    </div>
  </Loading>
)

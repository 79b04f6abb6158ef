import {
  answerTexts,
  isSingleChoice,
  type Question,
  type UserAnswer,
} from '@attune/contract/questionnaires.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useReaders } from '../diagnosis/readers.ts'
import { useDraft } from '../lib/draft.ts'
import { sentence } from '../lib/failures.ts'
import { hasDraft } from '../lib/has-draft.ts'
import { usePerson } from '../lib/session.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, SkeletonText } from '../ui/skeleton.tsx'
import { type Answers, complaintOf, isAnswered, stillValid } from './answers.ts'
import { Choices } from './choices.tsx'
import { CrisisCall } from './crisis-note.tsx'
import { questionsFor, useChangeUserAnswers, userAnswersOf } from './queries.ts'
import { Steps } from './steps.tsx'

const draftName = 'intake'

export const hasIntakeDraft = (id: string) => hasDraft(id, draftName)

/** A patient's answers, question by question; nothing is sent before Save answers. */
export function IntakeEditor({ onDone }: { onDone: () => void }) {
  const { id } = usePerson()
  const questions = useQuery(questionsFor('user'))
  const saved = useQuery(userAnswersOf(id))
  const error = questions.error ?? saved.error
  if (error && !(questions.data && saved.data))
    return (
      <ErrorState
        error={error}
        title="Your answers did not load."
        onRetry={() => void Promise.all([questions.refetch(), saved.refetch()])}
      >
        {sentence(error)}
      </ErrorState>
    )
  if (!questions.data || !saved.data)
    return (
      <Loading label="Loading your answers">
        <SkeletonText lines={6} />
      </Loading>
    )
  return <Editor questions={questions.data} saved={saved.data} onDone={onDone} />
}

type EditorProps = {
  questions: readonly Question[]
  saved: readonly UserAnswer[]
  onDone: () => void
}

function Editor(props: EditorProps) {
  const { questions, onDone } = props
  const editing = useEditedIntake(props)
  const { answers, at, complaint, busy, asking, choose, go, submit } = editing
  const question = questions[at]
  if (!question) return <p className="text-muted">No questions available.</p>
  return (
    <div className="grid gap-9 wide:grid-cols-[230px_1fr]">
      <div className="max-wide:hidden">
        <Steps questions={questions} answers={answers} at={at} onJump={go} />
      </div>
      <div className="min-w-0">
        <p className="text-small text-muted">
          {at + 1} of {questions.length}
        </p>
        <h3 id="edited-answer" className="mt-1 text-heading">
          {question.question}
        </h3>
        <div key={question._id} className="fade-in mt-6">
          <Choices
            question={question}
            single={isSingleChoice(question.question, 'user')}
            chosen={answers[question._id] ?? []}
            onChange={(chosen) => choose(question, chosen)}
            labelledBy="edited-answer"
          />
          <CrisisCall choices={question.choices} chosen={answers[question._id] ?? []} />
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
            Save answers
          </Button>
        </div>
        <Button kind="ghost" className="mt-2.5" onClick={() => editing.discard(onDone)}>
          Discard changes
        </Button>
      </div>
      {asking.length > 0 && (
        <ReadersDialog names={asking} onConfirm={editing.confirm} onClose={editing.goBack} />
      )}
    </div>
  )
}

/** What changes for those the summary is shared with, before it does. */
const ReadersDialog = (props: {
  names: readonly string[]
  onConfirm: () => void
  onClose: () => void
}) => (
  <ConfirmDialog
    title="Your summary will change"
    confirm="Save, and share the new one"
    cancel="Not yet"
    onConfirm={props.onConfirm}
    onClose={props.onClose}
  >
    It is made anew out of your answers. {props.names.join(', ')}{' '}
    {props.names.length === 1 ? 'reads' : 'read'} your summary, and would read the new one from now
    on. To share it no longer, go back and switch it off under “Who may read my summary” first.
  </ConfirmDialog>
)

/** The answers as they are being changed, and what has to be asked before they are sent. */
function useEditedIntake({ questions, saved, onDone }: EditorProps) {
  const { id } = usePerson()
  const before: Answers = Object.fromEntries(
    saved.map(({ question_id, answer }) => [question_id, answer]),
  )
  const [stored, keep, clear] = useDraft<Answers>(id, draftName, before)
  const answers = stillValid(stored, questions)
  const [at, setAt] = useState(0)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const readers = useReaders(id)
  const save = useChangeUserAnswers(saved)

  function send() {
    setAsking(false)
    save.mutate(answers, {
      onSuccess: () => {
        clear()
        toast.success('Your answers are saved. Your summary and your matches follow.')
        onDone()
      },
      onError: (error) => setComplaint(sentence(error, answerTexts.failed)),
    })
  }
  return {
    answers,
    at,
    complaint,
    busy: save.isPending,
    asking: isAsking ? readers : [],
    confirm: send,
    goBack: () => setAsking(false),
    choose(question: Question, chosen: string[]) {
      setComplaint(null)
      keep({ ...answers, [question._id]: chosen })
    },
    go(step: number) {
      const question = questions[at]
      const missing = question ? complaintOf(answers, question, answerTexts.keepOne) : null
      setComplaint(missing)
      if (!missing) setAt(step)
    },
    submit() {
      const open = questions.find((one) => !isAnswered(answers, one))
      setComplaint(open ? complaintOf(answers, open, answerTexts.keepOne) : null)
      if (open) return setAt(questions.indexOf(open))
      if (readers.length > 0) setAsking(true)
      else send()
    },
    discard(then: () => void) {
      clear()
      then()
    },
  }
}

import './questionnaires.css'
import type { Role } from '@attune/contract/endpoint.ts'
import { answerTexts, isSingleChoice, type Question } from '@attune/contract/questionnaires.ts'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { KeptTime } from '../appointments/seldom.tsx'
import { useDesk } from '../lib/breakpoints.ts'
import { sentence } from '../lib/failures.ts'
import { useFocusOnChange } from '../lib/use-focus-on-change.ts'
import { Button } from '../ui/button.tsx'
import { answeredCount, complaintOf, isAnswered } from './answers.ts'
import { Choices } from './choices.tsx'
import { CrisisCall, CrisisNote } from './crisis-note.tsx'
import { PracticePreview } from './practice-preview.tsx'
import { useSubmitAnswers } from './queries.ts'
import { BelowQuestion, Progress, Rail } from './rail.tsx'
import { useProgress } from './use-progress.ts'

const texts = {
  user: {
    chooseOne: answerTexts.chooseOne,
    answerAll: answerTexts.answerAll,
    failed: answerTexts.failed,
  },
  therapist: {
    chooseOne: answerTexts.therapistChooseOne,
    answerAll: answerTexts.therapistAnswerAll,
    failed: answerTexts.therapistFailed,
  },
}

type QuestionnaireProps = { who: Role; questions: readonly Question[] }

/** One question at a time; nothing is sent before Complete, nothing is lost before it either. */
export function Questionnaire({ who, questions }: QuestionnaireProps) {
  const { answers, at, complaint, busy, choose, jump, next } = useSteps({ who, questions })
  const isLast = at === questions.length - 1
  const heading = useFocusOnChange(at, toTop)
  const isDesk = useDesk()
  const question = questions[at]
  if (!question) return null
  const steps = { questions, answers, at, onJump: jump }
  const below = (
    <>
      <BelowQuestion who={who} />
      <Foot {...{ who, at, complaint, busy, isLast, jump, next }} />
    </>
  )
  return (
    <div className={`grid ${columns[who]}`}>
      <Rail who={who} {...steps} />
      <section className={`w-full max-w-[980px] px-5 pt-6 pb-10 wide:pt-12 ${sides[who]}`}>
        <div className="max-wide:pr-14">
          <Progress answered={answeredCount(answers, questions)} {...steps} />
        </div>
        <div key={question._id} className="fade-in">
          <h1 ref={heading} id="question" tabIndex={-1} className="mt-9 text-large wide:mt-14">
            {question.question}
          </h1>
          <p id="question-hint" className="mt-2.5 text-muted">
            {question.hint}
          </p>
          {who === 'user' && isSingleChoice(question.question, who) && <CrisisNote />}
          <div className="mt-7 mb-8">
            <Choices
              question={question}
              single={isSingleChoice(question.question, who)}
              chosen={answers[question._id] ?? []}
              onChange={(chosen) => choose(question, chosen)}
              labelledBy="question"
              describedBy="question-hint"
            />
            {who === 'user' && (
              <CrisisCall choices={question.choices} chosen={answers[question._id] ?? []} />
            )}
          </div>
        </div>
        {who === 'user' ? <KeptTime>{below}</KeptTime> : below}
        {who === 'therapist' && !isDesk && (
          <PracticePreview answers={answers} before="Complete" folded />
        )}
      </section>
      {who === 'therapist' && isDesk && (
        <div className="sticky top-0 max-h-dvh self-start overflow-y-auto py-12 pr-9">
          <PracticePreview answers={answers} before="Complete" folded={false} />
        </div>
      )}
    </div>
  )
}

type FootProps = Pick<
  ReturnType<typeof useSteps>,
  'at' | 'complaint' | 'busy' | 'jump' | 'next'
> & {
  who: Role
  isLast: boolean
}

/** Always in sight on a phone; from a patient's last question home, as specified, or to the matches. */
const Foot = ({ who, at, complaint, busy, isLast, jump, next }: FootProps) => (
  <div className="question-bar">
    <p role="alert" className="field-error mb-4 min-h-6 max-wide:mb-2 max-wide:empty:hidden">
      {complaint}
    </p>
    <div className="question-steps">
      <Button kind="ghost" disabled={at === 0} onClick={() => jump(at - 1)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
        Previous
      </Button>
      {isLast && who === 'user' && (
        <Button kind="soft" disabled={busy} onClick={() => next('answered-to-match')}>
          See who fits
        </Button>
      )}
      <Button
        busy={busy}
        busyText="Saving…"
        onClick={({ detail }) => {
          // The second click of a double click was not meant for the question it finds.
          if (detail < 2) next('answered')
        }}
      >
        {isLast ? 'Complete' : 'Next'}
      </Button>
    </div>
  </div>
)

/** From one question to the next; the last step is possible once all are answered. */
function useSteps({ who, questions }: QuestionnaireProps) {
  const { answers, at, answer, go, clear } = useProgress(questions)
  const [complaint, setComplaint] = useState<string | null>(null)
  const submit = useSubmitAnswers(questions, clear)
  const failure = submit.error && sentence(submit.error, texts[who].failed)

  function choose({ _id }: Question, chosen: string[]) {
    setComplaint(null)
    answer(_id, chosen)
  }
  function jump(step: number) {
    setComplaint(null)
    go(step)
  }
  function next(just: 'answered' | 'answered-to-match') {
    const question = questions[at]
    const missing = question && complaintOf(answers, question, texts[who].chooseOne)
    if (missing) return setComplaint(missing)
    if (at < questions.length - 1) return jump(at + 1)
    const open = questions.findIndex((one) => !isAnswered(answers, one))
    if (open >= 0) {
      go(open)
      return setComplaint(texts[who].answerAll)
    }
    setComplaint(null)
    submit.mutate({ answers, just })
  }
  return {
    answers,
    at,
    complaint: complaint ?? failure,
    busy: submit.isPending,
    choose,
    jump,
    next,
  }
}

/** A therapist sees beside the question what patients will see. */
const columns = {
  user: 'grid-cols-[minmax(0,1fr)] wide:grid-cols-[330px_1fr]',
  therapist:
    'grid-cols-[minmax(0,1fr)] wide:grid-cols-[330px_1fr] min-[82.5rem]:grid-cols-[290px_minmax(0,1fr)_370px]',
}
const sides = {
  user: 'wide:pr-[9vw] wide:pl-[8vw]',
  therapist: 'wide:px-[5vw] min-[82.5rem]:px-12',
}

const toTop = () => window.scrollTo({ top: 0 })

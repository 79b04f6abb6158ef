import { otherChoice, otherWordLimit, type Question } from '@attune/contract/questionnaires.ts'
import { useRef } from 'react'
import { Choice } from '../ui/choice.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { afterTap, isChosen, typedOther, withOther } from './answers.ts'

type ChoicesProps = {
  question: Question
  single: boolean
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Id of the element that holds the question. */
  labelledBy: string
  describedBy?: string
}

/** The choices of one question, and the box that 'Other' opens. */
export function Choices(props: ChoicesProps) {
  const { question, single, chosen, onChange, labelledBy, describedBy } = props
  const other = typedOther(chosen)
  /** What was typed before 'Other' was unticked: it is there again with the next tick. */
  const typed = useRef(other ?? '')
  function tap(choice: string) {
    const next = afterTap(chosen, choice, { single, open: question.open })
    onChange(other === null ? withOther(next, typed.current) : next)
  }
  return (
    <div className="grid gap-4">
      <fieldset
        {...(single && { role: 'radiogroup' })}
        aria-labelledby={labelledBy}
        {...(describedBy && { 'aria-describedby': describedBy })}
        className="grid gap-2 wide:grid-cols-2 wide:gap-3"
      >
        {question.choices.map((choice) => (
          <Choice
            key={choice}
            type={single ? 'radio' : 'checkbox'}
            name={question._id}
            checked={isChosen(chosen, choice)}
            onChange={() => tap(choice)}
          >
            {choice}
          </Choice>
        ))}
      </fieldset>
      {other !== null && (
        <TextArea
          label={otherChoice}
          hint={`${countWords(other)} of ${otherWordLimit} words`}
          rows={3}
          value={other}
          onChange={({ target }) => {
            typed.current = target.value
            onChange(withOther(chosen, target.value))
          }}
        />
      )}
    </div>
  )
}

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

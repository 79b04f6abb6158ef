import { premadeQuestions } from '@attune/contract/chatbot.ts'
import { useMobile } from '../lib/breakpoints.ts'
import { shortened } from './shortened.ts'

/** spec §2: the five; on a phone they are cut short, for the eyes alone. */
export function Premade({ onAsk }: { onAsk: (question: string) => void }) {
  const mobile = useMobile()
  return (
    <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
      {premadeQuestions.map((question) => (
        <li key={question}>
          <button type="button" className="assistant-question" onClick={() => onAsk(question)}>
            {mobile ? <Short question={question} /> : question}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Named like a picture, as the name of the button must hold the whole question. */
const Short = ({ question }: { question: string }) => (
  <span role="img" aria-label={question}>
    {shortened(question)}
  </span>
)

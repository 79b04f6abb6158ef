import { messageLimit } from '@attune/contract/messages.ts'
import { HelpNow } from '../help/help-now.tsx'
import { useDraft } from '../lib/draft.ts'
import { firstName } from '../lib/first-name.ts'
import { usePerson } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { TextArea } from '../ui/text-field.tsx'

/** What is written stays in this browser until it was sent. */
export function useWords(therapist: string) {
  const { id } = usePerson()
  const [words, setWords, clear] = useDraft(id, `book-words:${therapist}`, '')
  const over = words.trim().length - messageLimit
  const problem = over > 0 ? `${over} characters too many.` : undefined
  return { words, setWords, problem, clear }
}

type WordsFieldProps = {
  therapist: { _id: string; name: string }
  words: string
  problem: string | undefined
  onChange: (words: string) => void
}

/** For whoever wants to say something with it; nobody has to. */
export function WordsField({ therapist, words, problem, onChange }: WordsFieldProps) {
  const check = useRiskCheck(`book:${therapist._id}`, words)
  const name = firstName(therapist.name)
  return (
    <Disclosure title="Add a few words" startOpen={words !== ''}>
      <div className="mt-1 grid gap-2">
        <TextArea
          label={`Words for ${name}`}
          optional
          rows={3}
          hint="They begin your conversation. Without any, a short hello does."
          value={words}
          error={problem}
          onChange={({ target }) => onChange(target.value)}
        />
        <HelpBeside check={check} to={therapist} />
        <HelpNow />
      </div>
    </Disclosure>
  )
}

import { ModelMark } from '../ai/model-mark.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { Turn } from './conversation.ts'
import { Typed } from './typed.tsx'

type ConversationLogProps = {
  turns: readonly Turn[]
  pending: boolean
  /** Id of the reply that is being written out, letter by letter. */
  typingId: number | null
  onWriteOut: () => void
}

/** What was asked and answered so far; a click shows the whole of a reply that is being typed. */
export const ConversationLog = ({ turns, pending, typingId, onWriteOut }: ConversationLogProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: only spares waiting; the next question does too
  <div
    role="log"
    aria-label="Conversation with the assistant"
    className="grid gap-2"
    onClick={typingId === null ? undefined : onWriteOut}
  >
    {turns.map(({ id, from, text, writtenBy, language }) => (
      <p key={id} lang={language} dir="auto" className={`assistant-turn assistant-${from}`}>
        <span className="sr-only">{from === 'person' ? 'You: ' : 'Assistant: '}</span>
        {from === 'person' ? (
          text
        ) : (
          <Typed text={text} typing={id === typingId} onDone={onWriteOut} />
        )}
        {writtenBy && <ModelMark writtenBy={writtenBy} />}
      </p>
    ))}
    {pending && (
      <p className="assistant-turn assistant-assistant">
        <Spinner size="inline" label="The assistant is looking" />
      </p>
    )}
  </div>
)

import { chatbotLimit } from '@attune/contract/chatbot.ts'
import { ArrowRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'

type AskFormProps = {
  open: boolean
  value: string
  onChange: (value: string) => void
  onAsk: () => void
}

export function AskForm({ open, value, onChange, onAsk }: AskFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Where a keyboard on the screen would cover the questions, one taps the box oneself.
    if (open && window.matchMedia('(pointer: fine)').matches) box.current?.focus()
  }, [open])
  return (
    <form
      className="assistant-ask"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk()
      }}
    >
      <textarea
        ref={box}
        rows={1}
        value={value}
        maxLength={chatbotLimit}
        aria-label="Your question"
        placeholder="Ask a question"
        enterKeyHint="send"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (!isSend(event)) return
          event.preventDefault()
          onAsk()
        }}
      />
      <button type="submit" className="btn btn-primary" aria-label="Ask" title="Ask">
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </form>
  )
}

/** Enter asks and Shift+Enter does not; an Enter that ends a composition is not ours (229: Safari). */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== 229

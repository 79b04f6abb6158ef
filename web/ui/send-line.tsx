import { ArrowRight } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'

type SendLineProps = {
  box: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder: string
  /** What the button is called. */
  send: string
  value: string
  invalid?: boolean
  maxLength?: number
  className?: string
  onChange: (value: string) => void
  onSend: () => void
}

/** A box of a few lines and the button that sends them; so does Enter. */
export function SendLine(props: SendLineProps) {
  const { box, label, placeholder, send, value, invalid, className = '' } = props
  const { maxLength, onChange, onSend } = props
  return (
    <form
      className={`send-line ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <textarea
        ref={box}
        rows={1}
        value={value}
        maxLength={maxLength}
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={invalid}
        enterKeyHint="send"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (!isSend(event)) return
          event.preventDefault()
          onSend()
        }}
      />
      <button type="submit" className="btn btn-primary" aria-label={send} title={send}>
        <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </form>
  )
}

/** Enter sends and Shift+Enter does not; an Enter that ends a composition is not ours. */
const isSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && nativeEvent.keyCode !== composing
/** What Safari says instead of `isComposing`. */
const composing = 229

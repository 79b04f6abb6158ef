import { chatbotLimit } from '@attune/contract/chatbot.ts'
import { useEffect, useRef } from 'react'
import { SendLine } from '../ui/send-line.tsx'

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
    <SendLine
      box={box}
      label="Your question"
      placeholder="Ask a question"
      send="Ask"
      value={value}
      maxLength={chatbotLimit}
      className="assistant-ask"
      onChange={onChange}
      onSend={onAsk}
    />
  )
}

import { useRef, useState } from 'react'
import { HelpNow } from '../help/help-now.tsx'
import { newId } from '../lib/new-id.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Spinner } from '../ui/spinner.tsx'
import { AskForm } from './ask-form.tsx'
import { Premade } from './premade.tsx'
import { Typed } from './typed.tsx'
import { type Question, useConversation } from './use-conversation.ts'
import { useFollow } from './use-follow.ts'

/** Stays where it is while closed, so that the conversation is there when it is opened again. */
export function AssistantPanel({ open }: { open: boolean }) {
  const [subject] = useState(() => `assistant:${newId()}`)
  const [text, setText] = useState('')
  const check = useRiskCheck(subject, text)
  const { turns, pending, ask } = useConversation(check.raise)
  /** Replies up to this one stand written out. */
  const [typedUpTo, setTypedUpTo] = useState(-1)
  const scroll = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const typing = last?.from === 'assistant' && last.id > typedUpTo && !wantsNoMotion()
  const writeOut = () => setTypedUpTo(last?.id ?? -1)
  useFollow(scroll)

  async function put(question: Question) {
    writeOut()
    // The question whose answer is just being written: a second click only wants the rest of it.
    if (typing && question.premade && turns.at(-2)?.text === question.text) return
    if (pending || !question.text.trim()) return
    if (!question.premade) {
      check.look(question.text)
      setText('')
    }
    const taken = await ask(question)
    // Nothing typed is lost, unless there is something newer.
    if (!taken && !question.premade) setText((now) => now || question.text)
  }
  return (
    <div role="dialog" aria-label="Assistant" hidden={!open} className="assistant-panel">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-[1.22rem]">Ask Attune</h2>
        <p className="mt-1 text-[0.86rem] leading-snug text-muted">
          Software answers here, not a person. Nothing of this is kept.
        </p>
      </header>
      <div ref={scroll} className="assistant-scroll">
        <div className="grid gap-3.5">
          <Premade onAsk={(question) => void put({ text: question, premade: true })} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: only spares waiting; the next question does too */}
          <div
            role="log"
            aria-label="Conversation with the assistant"
            className="grid gap-2"
            onClick={typing ? writeOut : undefined}
          >
            {turns.map(({ id, from, text: said }) => (
              <p key={id} className={`assistant-turn assistant-${from}`}>
                <span className="sr-only">{from === 'person' ? 'You: ' : 'Assistant: '}</span>
                {from === 'person' ? (
                  said
                ) : (
                  <Typed text={said} typing={typing && id === last.id} onDone={writeOut} />
                )}
              </p>
            ))}
            {pending && (
              <p className="assistant-turn assistant-assistant">
                <Spinner size="inline" label="The assistant is looking" />
              </p>
            )}
          </div>
          <HelpBeside check={check} />
        </div>
      </div>
      <AskForm
        open={open}
        value={text}
        onChange={setText}
        onAsk={() => void put({ text, premade: false })}
      />
      <div className="px-5 pb-3">
        <HelpNow>Not watched by anyone.</HelpNow>
      </div>
    </div>
  )
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

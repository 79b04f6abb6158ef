import { useRef, useState } from 'react'
import { ConsentNote } from '../ai/consent-note.tsx'
import { ModelMark } from '../ai/model-mark.tsx'
import { HelpNow } from '../help/help-now.tsx'
import { newId } from '../lib/new-id.ts'
import { useSession } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ask, type Question } from './ask.ts'
import { AskForm } from './ask-form.tsx'
import { changeConversation, useConversation } from './conversation.ts'
import { Premade } from './premade.tsx'
import { Typed } from './typed.tsx'
import { useFollow } from './use-follow.ts'
import { WaysOn } from './ways-on.tsx'

type AssistantPanelProps = { open: boolean; onLeave: () => void }

/** Stays where it is while closed, so that the conversation is there when it is opened again. */
export function AssistantPanel({ open, onLeave }: AssistantPanelProps) {
  const session = useSession()
  const [subject] = useState(() => `assistant:${newId()}`)
  const [text, setText] = useState('')
  const check = useRiskCheck(subject, text)
  const { turns, pending, typedUpTo } = useConversation()
  const scroll = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const typing = last?.from === 'assistant' && last.id > typedUpTo && !wantsNoMotion()
  const writeOut = () => changeConversation(() => ({ typedUpTo: last?.id ?? -1 }))
  useFollow(scroll)

  async function put(question: Question) {
    writeOut()
    // The question whose answer is just being written: a second click only wants the rest of it.
    if (typing && question.premade && turns.at(-2)?.text === question.text) return
    if (pending || !question.text.trim()) return
    const isFromBox = !question.premade && question.text === text
    if (!question.premade) check.look(question.text)
    if (isFromBox) setText('')
    const taken = await ask(question, check.raise)
    // Nothing typed is lost, unless there is something newer.
    if (!taken && isFromBox) setText((now) => now || question.text)
  }
  return (
    <div role="dialog" aria-label="Assistant" hidden={!open} className="assistant-panel">
      <header className="border-b border-line px-5 py-4">
        <h2 className="text-title">Ask Attune</h2>
        <p className="mt-1 text-small leading-snug text-muted">
          Software answers here, not a person. Nothing of this is kept.
        </p>
        {session.status === 'in' && session.role === 'user' && (
          <ConsentNote userId={session.id} onLeave={onLeave} />
        )}
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
            {turns.map(({ id, from, text: said, writtenBy }) => (
              <p key={id} className={`assistant-turn assistant-${from}`}>
                <span className="sr-only">{from === 'person' ? 'You: ' : 'Assistant: '}</span>
                {from === 'person' ? (
                  said
                ) : (
                  <Typed text={said} typing={typing && id === last.id} onDone={writeOut} />
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
          {last && !typing && !pending && (
            <WaysOn
              {...last}
              onAsk={(question) => void put({ text: question, premade: false })}
              onLeave={onLeave}
            />
          )}
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

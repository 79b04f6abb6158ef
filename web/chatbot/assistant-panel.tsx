import { chatbotTexts } from '@attune/contract/chatbot.ts'
import { nobodyReadsAlong, whoReadsAlong } from '@attune/contract/promises.ts'
import { useRef, useState } from 'react'
import { ConsentNote } from '../ai/consent-note.tsx'
import { HelpNow } from '../help/help-now.tsx'
import { newId } from '../lib/new-id.ts'
import { useSession } from '../lib/session.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { ask, type Question } from './ask.ts'
import { AskForm } from './ask-form.tsx'
import { changeConversation, useConversation } from './conversation.ts'
import { ConversationLog } from './conversation-log.tsx'
import { NotRead } from './not-read.tsx'
import { Premade } from './premade.tsx'
import { useAsking } from './use-asking.ts'
import { useFollow } from './use-follow.ts'
import { WaysOn } from './ways-on.tsx'

type AssistantPanelProps = { open: boolean; onLeave: () => void }

/** Hidden while closed, not removed: the conversation is there when it is opened again. */
export function AssistantPanel({ open, onLeave }: AssistantPanelProps) {
  const [subject] = useState(() => `assistant:${newId()}`)
  const asking = useAsking()
  const { text } = asking
  const check = useRiskCheck(subject, text, [], true)
  const { turns, pending, typedUpTo } = useConversation()
  const scroll = useRef<HTMLDivElement>(null)
  const [foot, setFoot] = useState<Element | null>(null)
  const last = turns.at(-1)
  const isNew = last?.from === 'assistant' && last.id > typedUpTo
  const typing = isNew && !last.carriesHelp && !wantsNoMotion()
  const writeOut = () => changeConversation(() => ({ typedUpTo: last?.id ?? -1 }))
  useFollow(scroll)

  async function send(question: Question) {
    writeOut()
    // A second click on the question that is being answered only asks for the whole answer at once.
    if (typing && question.premade && turns.at(-2)?.text === question.text) return
    if (pending || !question.text.trim()) return
    const isFromBox = !question.premade && question.text === text
    if (!question.premade) check.look(question.text)
    if (isFromBox) asking.empty()
    const taken = await ask(question, check.raise)
    if (isFromBox && taken) asking.answered(question.text)
    else if (isFromBox) asking.failed(question.text)
  }
  return (
    <div role="dialog" aria-label="Assistant" hidden={!open} className="assistant-panel">
      <div ref={scroll} className="assistant-scroll">
        <div className="grid gap-3.5">
          <PanelHeader onLeave={onLeave} />
          <Premade onAsk={(question) => void send({ text: question, premade: true })} />
          <ConversationLog
            turns={turns}
            pending={pending}
            typingId={typing ? last.id : null}
            onWriteOut={writeOut}
          />
          {last && !typing && !pending && (
            <WaysOn
              {...last}
              onAsk={(question) => void send({ text: question, premade: false })}
              onLeave={onLeave}
            />
          )}
          <HelpBeside check={check} folds foot={foot} />
          {last && last.text === chatbotTexts.signIn && <NotRead onLeave={onLeave} />}
        </div>
      </div>
      <div ref={setFoot} className="assistant-help" />
      <AskForm
        open={open}
        value={text}
        onChange={asking.type}
        onAsk={() => void send({ text, premade: false })}
      />
      <WhoReads />
    </div>
  )
}

function WhoReads() {
  const isIn = useSession().status === 'in'
  return (
    <div className="px-5 pb-3">
      <HelpNow>{isIn ? whoReadsAlong : nobodyReadsAlong}</HelpNow>
    </div>
  )
}

function PanelHeader({ onLeave }: Pick<AssistantPanelProps, 'onLeave'>) {
  const session = useSession()
  return (
    <header className="assistant-head">
      <h2 className="text-title">Ask Attune</h2>
      <p className="mt-1 text-small leading-snug text-muted">
        Software answers here, not a person. Nothing of this is kept.
      </p>
      {session.status === 'in' && session.role === 'user' && (
        <ConsentNote userId={session.id} onLeave={onLeave} />
      )}
    </header>
  )
}

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

import { messageLimit } from '@attune/contract/messages.ts'
import { paths } from '@attune/contract/paths.ts'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { firstName } from '../lib/first-name.ts'
import { useMessageDraft } from '../live/message-draft.ts'
import type { Outgoing } from '../live/outbox.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { insertAt } from '../templates/fill-template.ts'
import { TemplateMenu } from '../templates/template-menu.tsx'
import { SendLine } from '../ui/send-line.tsx'
import type { ChatPartner } from './chat-partner.ts'
import { Openings } from './openings.tsx'

/** From here on the writer is told how much room is left. */
const counterFrom = messageLimit - 300

type ComposerProps = {
  personId: string
  partner: ChatPartner
  /** What the writer said here lately, oldest first: "tonight" means more after it. */
  earlier: readonly string[]
  onSend: (text: string, clientId: string) => void
  /** Whether words have become a message, in whichever tab. */
  isSent: (clientId: string) => boolean
  /** Nothing was ever written to them: ways to begin stand above the box while it is empty. */
  isFirst: boolean
  /** Why nothing can be sent yet; the words stay in the box. */
  held: string | null
  /** What was not to be sent yet, on its way back into the box. */
  returned: Outgoing | undefined
  onTakeBack: (clientId: string) => void
  /** In place of the box where nothing can be written any more. Help stays. */
  closed: ReactNode
  tools: ReactNode
}

export function Composer(props: ComposerProps) {
  const { personId, partner, earlier, onSend, isSent, isFirst, held, closed, tools } = props
  const draft = useMessageDraft(personId, partner._id, isSent)
  const { text, setText } = draft
  const [tooLong, setTooLong] = useState(false)
  const check = useRiskCheck(`chat:${partner._id}`, text, earlier)
  const box = useRef<HTMLTextAreaElement>(null)
  useGrowing(box, text)
  const why = useReturned(props, text, setText)
  const ready = text.trim()

  const send = () => {
    // spec §5: a message empty after trimming is ignored
    if (!ready || held) return
    if (ready.length > messageLimit) return setTooLong(true)
    onSend(ready, draft.clientId)
    check.look(ready)
    draft.clear(draft.clientId)
    setTooLong(false)
    box.current?.focus()
  }
  const insert = (words: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = box.current ?? {}
    const next = insertAt(text, { start, end }, words)
    setText(next.text)
    focusAt(box, next.cursor)
  }
  return (
    <>
      <HelpBeside
        check={check}
        to={partner.model === 'Therapist' ? partner : undefined}
        folds
        foot={null}
        className="composer-help"
      />
      {isFirst && !closed && !text && <Openings onPick={insert} />}
      <NotYet why={closed ? null : (held ?? why)} />
      <div className={closed ? undefined : 'chat-write'}>
        {closed ?? (
          <div className="composer">
            {/* Not in the form: a template has one of its own. */}
            {partner.model === 'User' && <TemplateMenu name={partner.name} onPick={insert} />}
            <SendLine
              box={box}
              label={`Message to ${partner.name}`}
              placeholder={`Write to ${firstName(partner.name)}`}
              send="Send"
              value={text}
              invalid={tooLong && ready.length > messageLimit}
              onChange={setText}
              onSend={send}
            />
          </div>
        )}
        <Footnote length={ready.length} tools={tools} />
      </div>
    </>
  )
}

/** Once a menu has closed and the box holds the new text. */
const focusAt = (box: RefObject<HTMLTextAreaElement | null>, cursor: number) =>
  requestAnimationFrame(() => {
    box.current?.focus()
    box.current?.setSelectionRange(cursor, cursor)
  })

const NotYet = ({ why }: { why: string | null }) =>
  why && (
    <p role="status" className="note note-clay mb-3 py-2.5">
      {why} Your words stay here.
    </p>
  )

/** Puts words that were not sent back in front of what is being written, and says why. */
function useReturned(
  { returned, onTakeBack, partner }: ComposerProps,
  text: string,
  setText: (text: string) => void,
): string | null {
  const [why, setWhy] = useState<{ partner: string; reason: string } | null>(null)
  useEffect(() => {
    if (!returned) return
    setText([returned.message, text.trim()].filter(Boolean).join('\n\n'))
    setWhy({ partner: partner._id, reason: returned.reason })
    onTakeBack(returned.clientId)
  }, [returned, text, setText, onTakeBack, partner._id])
  // Once the box is empty, the words are sent or taken away.
  return why?.partner === partner._id && text.trim() ? why.reason : null
}

const Footnote = ({ length, tools }: { length: number; tools: ReactNode }) => (
  <div className="composer-foot text-small text-muted">
    <span>
      Not watched around the clock.{' '}
      <Link to={paths.help} className="-my-3 inline-block py-3">
        Help right now
      </Link>
    </span>
    <span className="-my-2 flex items-center gap-2">
      <Counter length={length} />
      {tools}
    </span>
  </div>
)

function Counter({ length }: { length: number }) {
  const left = messageLimit - length
  return (
    <span aria-live="polite" className={left < 0 ? 'font-medium text-danger' : ''}>
      {length >= counterFrom && left >= 0 && `${counted(left)} left`}
      {left < 0 && `${counted(-left)} too many`}
    </span>
  )
}

const counted = (count: number) => `${count} character${count === 1 ? '' : 's'}`

/** Where the browser does not do it by the styles: asking how high it would be lays the page out once more. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    element.style.height = 'auto'
    // An empty box keeps one line, whatever the placeholder would need.
    if (text) element.style.height = `${element.scrollHeight + 2}px`
  }, [box, text])
}

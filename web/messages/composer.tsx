import { messageLimit } from '@attune/contract/messages.ts'
import { paths } from '@attune/contract/paths.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useDraft } from '../lib/draft.ts'
import { firstName } from '../lib/first-name.ts'
import { HelpBeside } from '../risk/help-beside.tsx'
import { useRiskCheck } from '../risk/use-risk-check.ts'
import { insertAt } from '../templates/fill-template.ts'
import { TemplateMenu } from '../templates/template-menu.tsx'
import { SendLine } from '../ui/send-line.tsx'
import type { ChatPartner } from './chat-partner.ts'

/** From here on the writer is told how much room is left. */
const counterFrom = messageLimit - 300

type ComposerProps = {
  personId: string
  partner: ChatPartner
  /** What the writer said here lately, oldest first: "tonight" means more after it. */
  earlier: readonly string[]
  onSend: (text: string) => void
}

export function Composer({ personId, partner, earlier, onSend }: ComposerProps) {
  const [text, setText, clearDraft] = useDraft(personId, partner._id, '')
  const [tooLong, setTooLong] = useState(false)
  const check = useRiskCheck(`chat:${partner._id}`, text, earlier)
  const box = useRef<HTMLTextAreaElement>(null)
  useGrowing(box, text)
  const ready = text.trim()

  const send = () => {
    // spec §5: a message empty after trimming is ignored
    if (!ready) return
    if (ready.length > messageLimit) return setTooLong(true)
    onSend(ready)
    check.look(ready)
    setText('')
    clearDraft()
    setTooLong(false)
    box.current?.focus()
  }
  const insert = (words: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = box.current ?? {}
    const next = insertAt(text, { start, end }, words)
    setText(next.text)
    // Once the menu has closed and the box holds the new text.
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.cursor, next.cursor)
    })
  }
  return (
    <>
      <HelpBeside
        check={check}
        to={partner.model === 'Therapist' ? partner : undefined}
        className="composer-help"
      />
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
      <Footnote length={ready.length} />
    </>
  )
}

const Footnote = ({ length }: { length: number }) => (
  <p className="flex flex-wrap justify-between gap-x-4 px-2 pt-1.5 text-small text-muted">
    <span>
      Not monitored for emergencies.{' '}
      <Link to={paths.help} className="-my-2.5 inline-block py-2.5">
        Help right now
      </Link>
    </span>
    <Counter length={length} />
  </p>
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

function useGrowing(box: React.RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    element.style.height = 'auto'
    // An empty box keeps one line, whatever the placeholder would need.
    if (text) element.style.height = `${element.scrollHeight + 2}px`
  }, [box, text])
}

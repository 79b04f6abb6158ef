import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { EventCard } from '../appointments/event-card.tsx'
import { Button } from '../ui/button.tsx'
import { Bubble } from './bubble.tsx'
import type { ChatRow } from './chat-rows.ts'
import { useChatScroll } from './use-chat-scroll.ts'

type ChatLogProps = {
  /** The partner, as readers are told whose words these are. */
  name: string
  rows: readonly ChatRow[]
  /** What stands below a message, by its key. */
  beside: ReadonlyMap<string, ReactNode>
  /** Brings an older page; `null` at the beginning of the thread. */
  older: (() => Promise<void>) | null
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

export function ChatLog({ name, rows, beside, older, onRetry, onDiscard }: ChatLogProps) {
  const { log, onScroll, toBottom, loading, hasNews, loadOlder } = useChatScroll(rows, older)
  return (
    <div className="chat-log-frame">
      <div
        ref={log}
        className="chat-log"
        role="log"
        aria-label={`Messages with ${name}`}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="chat-rows">
          {older && (
            <Button
              kind="plain"
              size="small"
              className="self-center"
              busy={loading}
              onClick={() => void loadOlder()}
            >
              Earlier messages
            </Button>
          )}
          {rows.length === 0 && (
            <p className="chat-day max-w-[40ch] text-center">
              No messages yet. One sentence is enough to begin.
            </p>
          )}
          {rows.map((row) => (
            <Row key={row.key} {...{ row, name, beside, onRetry, onDiscard }} />
          ))}
        </div>
      </div>
      {hasNews && (
        <button type="button" className="btn btn-soft btn-small chat-pill" onClick={toBottom}>
          New messages
          <ArrowDown size={17} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </div>
  )
}

type RowProps = Omit<ChatLogProps, 'rows' | 'older'> & { row: ChatRow }

function Row({ row, name, beside, onRetry, onDiscard }: RowProps) {
  if (row.kind === 'day') return <p className="chat-day">{row.label}</p>
  if (row.kind === 'event') return <EventCard event={row.event} partner={name} />
  const { key, ...bubble } = row
  return (
    <>
      <Bubble
        {...bubble}
        id={key}
        who={row.mine ? 'You' : name}
        onRetry={onRetry}
        onDiscard={onDiscard}
      />
      {beside.get(key)}
    </>
  )
}

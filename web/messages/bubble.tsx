import { memo } from 'react'
import { Button } from '../ui/button.tsx'
import type { ChatRow } from './chat-rows.ts'

type BubbleProps = Omit<Extract<ChatRow, { kind: 'bubble' }>, 'kind' | 'key'> & {
  id: string
  who: string
  onRetry: (clientId: string) => void
  onDiscard: (clientId: string) => void
}

export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { id, who, mine, text, state, last, onRetry, onDiscard } = props
  const side = mine ? 'mine' : 'theirs'
  return (
    <div className={`chat-row chat-row-${side}`}>
      <div className={`bubble bubble-${side} bubble-${state} ${last ? 'bubble-last' : ''}`}>
        <span className="sr-only">
          <bdi>{who}</bdi>:{' '}
        </span>
        {text}
        <span className="bubble-foot">{footOf(props)}</span>
      </div>
      {state === 'failed' && (
        <p className="mt-1 flex flex-wrap items-center justify-end gap-x-1 text-small text-danger">
          <span className="font-medium">Not sent.</span>
          <Button kind="plain" size="small" onClick={() => onRetry(id)}>
            Try again
          </Button>
          <Button kind="plain" size="small" onClick={() => onDiscard(id)}>
            Remove
          </Button>
        </p>
      )}
    </div>
  )
})

function footOf({ state, time, reason }: BubbleProps) {
  if (state === 'sending') return 'Sending…'
  if (state === 'sent') return `${time} · Sent`
  return state === 'failed' ? reason || time : time
}

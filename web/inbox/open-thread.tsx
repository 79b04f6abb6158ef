import type { Partner, Thread } from '@attune/contract/messages.ts'
import { ClipboardList, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNow } from '../lib/use-now.ts'
import { Chat } from '../messages/chat.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { isWaiting, waitingText } from './inbox-order.ts'
import { PatientStrip } from './patient-strip.tsx'
import { Shortcuts } from './shortcuts.tsx'

type OpenThreadProps = {
  thread: Thread
  onAside: (partnerId: string) => void
  onDiagnosis: (partnerId: string) => void
  onClose: () => void
}

/** The conversation beside the list. */
export function OpenThread({ thread, onAside, onDiagnosis, onClose }: OpenThreadProps) {
  const { partner, waitingSince } = thread
  const now = useNow()
  const body = useRef<HTMLDivElement>(null)
  useFocusComposer(body)
  return (
    <div ref={body} className="open-thread">
      <header className="flex min-h-19 items-center gap-4 border-b border-line py-3 pr-3 pl-5">
        <Avatar name={partner.name} image={partner.image} size={44} />
        <div className="min-w-0 flex-1 leading-snug">
          <h2 className="flex flex-wrap items-center gap-x-2.5 text-title">
            <bdi>{partner.name}</bdi>
            {partner.isDemo && <DemoMark />}
          </h2>
          {waitingSince && isWaiting(thread, now) && (
            <p className="text-small text-clay-ink">{waitingText(waitingSince, now)}</p>
          )}
        </div>
        {hasSummary(partner) && (
          <Button kind="ghost" size="small" onClick={() => onDiagnosis(partner._id)}>
            <ClipboardList size={18} strokeWidth={1.75} aria-hidden />
            Diagnosis
          </Button>
        )}
        <IconButton label="Close the conversation" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </header>
      <PatientStrip thread={thread} onAside={onAside} onDiagnosis={onDiagnosis} />
      <Chat partner={partner} />
    </div>
  )
}

const hasSummary = ({ model, deleted }: Partner) => model === 'User' && !deleted

/** Whoever chose this conversation can write at once; one that an address led to takes no focus. */
function useFocusComposer(body: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const chosen = document.activeElement?.closest('[data-opener]')
    if (chosen) body.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [body])
}

export const NothingOpen = ({ shortcuts }: { shortcuts: boolean }) => (
  <div className="grid content-center justify-items-center gap-6 p-8 text-center">
    <div>
      <p className="display text-heading">Choose a patient</p>
      <p className="mt-1.5 text-muted">The conversation opens here, beside your list.</p>
    </div>
    {shortcuts && (
      <div className="text-left">
        <Shortcuts />
      </div>
    )}
  </div>
)

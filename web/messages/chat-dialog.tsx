import type { Partner } from '@attune/contract/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useContact } from '../contact/queries.ts'
import { GrantEditor } from '../diagnosis/grant-editor.tsx'
import { historyOf } from '../live/history-cache.ts'
import { useLiveConnection } from '../live/use-live-connection.ts'
import { Avatar } from '../ui/avatar.tsx'
import { DemoMark } from '../ui/demo-mark.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Chat } from './chat.tsx'

type ChatDialogProps = {
  partner: Partner
  /** Between the name and the messages. */
  above?: ReactNode
  onClose: () => void
}

/** The same chat as everywhere, in front of the page it was opened from. */
export function ChatDialog({ partner, above, onClose }: ChatDialogProps) {
  const { me } = useLiveConnection()
  const body = useRef<HTMLDivElement>(null)
  const { data: history } = useQuery({ ...historyOf(me, partner), enabled: false })
  const toTherapist = me.model === 'User' && partner.model === 'Therapist'
  const contact = useContact(me.id, partner._id)
  const sharing =
    toTherapist && contact.state === 'open' && history !== undefined && history.messages.length > 0
  useEffect(() => {
    // On a touch screen the focus would open the keyboard over half of it.
    const fine = window.matchMedia('(pointer: fine)').matches
    const frame = requestAnimationFrame(() => {
      if (fine) body.current?.querySelector('textarea')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Dialog
      title={`Chat with ${partner.name}`}
      titleHidden
      onClose={onClose}
      width={760}
      className="chat-dialog"
    >
      <div ref={body} className="chat-dialog-body">
        <div>
          <div className="chat-head">
            <Avatar name={partner.name} image={partner.image} size={48} />
            <div className="min-w-0 leading-snug">
              <p className="display flex flex-wrap items-center gap-x-2.5 gap-y-1 text-title">
                <bdi>{partner.name}</bdi>
                {partner.isDemo && <DemoMark />}
              </p>
              {sharing && (
                <div className="flex flex-wrap items-center gap-x-1.5 text-small text-muted">
                  May see: <GrantEditor userId={me.id} therapist={partner} />
                </div>
              )}
            </div>
          </div>
          {above}
        </div>
        <Chat partner={partner} />
      </div>
    </Dialog>
  )
}

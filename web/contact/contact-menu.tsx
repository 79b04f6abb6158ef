import type { ContactState, Message } from '@attune/contract/messages.ts'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePerson } from '../lib/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { useSetContact } from './queries.ts'
import { ReportDialog } from './report-dialog.tsx'

type Person = { _id: string; name: string }
type ContactMenuProps = { partner: Person; state: ContactState; messages: readonly Message[] }
type Asked = 'ended' | 'blocked' | 'report'

/** To end, block or report, from within the conversation. */
export function ContactMenu({ partner, state, messages }: ContactMenuProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const isOver = state === 'endedByMe' || state === 'blockedByMe' || state === 'declined'
  return (
    <>
      <Menu
        label={`End, block or report: ${partner.name}`}
        side="top"
        trigger={<MoreHorizontal size={20} strokeWidth={1.75} aria-hidden />}
      >
        {!isOver && (
          <MenuItem>
            <button type="button" onClick={() => setAsked('ended')}>
              End contact
            </button>
          </MenuItem>
        )}
        {state !== 'blockedByMe' && (
          <MenuItem>
            <button type="button" onClick={() => setAsked('blocked')}>
              Block
            </button>
          </MenuItem>
        )}
        <MenuItem>
          <button type="button" onClick={() => setAsked('report')}>
            Report
          </button>
        </MenuItem>
      </Menu>
      {asked === 'report' && <ReportDialog partner={partner} messages={messages} onClose={close} />}
      {asked && asked !== 'report' && <Confirm partner={partner} how={asked} onClose={close} />}
    </>
  )
}

type ConfirmProps = { partner: Person; how: 'ended' | 'blocked'; onClose: () => void }

function Confirm({ partner, how, onClose }: ConfirmProps) {
  const { id, role } = usePerson()
  const { mutate, isPending } = useSetContact(id, partner._id)
  const isBlock = how === 'blocked'
  const isPatient = role === 'user'
  const confirm = () =>
    mutate(how, {
      onSuccess: () => {
        toast.success(isBlock ? 'Blocked.' : 'The contact has ended.')
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={isBlock ? `Block ${partner.name}?` : `End the contact with ${partner.name}?`}
      confirm={isBlock ? 'Block' : 'End contact'}
      cancel="Keep it open"
      busy={isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Neither of you can write here any more.
        {isPatient && ' They read nothing that you shared with them.'} They see that the contact has
        ended, and not why. What was written stays.
        {isBlock && isPatient && ' They do not come up in your best matches either.'}
      </p>
      <p className="mt-2">
        You can {isBlock ? 'unblock them' : 'undo this'} here at any time.
        {isPatient && ' What you shared stays withdrawn until you share it again.'}
      </p>
    </ConfirmDialog>
  )
}

import type { AppointmentDetail } from '@attune/contract/appointments.ts'
import { paths } from '@attune/contract/paths.ts'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { Link } from 'react-router'
import { usePerson } from '../lib/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { isSoon } from './appointment-words.ts'
import { ChangeFailed } from './change-failed.tsx'
import { useChange } from './changes.ts'
import { EndDialog, type Ending } from './end-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useReader } from './use-reader.ts'

const said = { accept: 'It is yours.', confirm: 'Confirmed. They are told.' } as const

/** What the reader can do with it now; the server says which that is. */
export function AppointmentActions({ one }: { one: AppointmentDetail }) {
  const { role } = usePerson()
  const change = useChange(one)
  const reader = useReader()
  const [open, setOpen] = useState<Ending | 'move' | null>(null)
  const may = (action: (typeof one.may)[number]) => one.may.includes(action)
  const agree = (what: 'accept' | 'confirm') =>
    change.mutate({ what }, { onSuccess: () => toast.success(said[what]) })
  const close = () => setOpen(null)
  const endings = (['decline', 'withdraw', 'cancel'] as const).filter(may)
  const again = role === 'user' && !one.partner.deleted && one.may.length === 0
  return (
    <div className="grid gap-3 empty:hidden">
      {role === 'user' && may('move') && isSoon(one, reader) && (
        <p className="text-small text-muted">If today is too much, you can move it here.</p>
      )}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {may('accept') && (
          <Button busy={change.isPending} onClick={() => agree('accept')}>
            Take this time
          </Button>
        )}
        {may('confirm') && (
          <Button busy={change.isPending} onClick={() => agree('confirm')}>
            Confirm
          </Button>
        )}
        {may('move') && (
          <Button kind="soft" onClick={() => setOpen('move')}>
            Move
          </Button>
        )}
        {endings.map((ending) => (
          <Button key={ending} kind="ghost" onClick={() => setOpen(ending)}>
            {endingNames[ending](one)}
          </Button>
        ))}
        {again && (
          <Link to={paths.book(one.partner._id)} className={buttonClass({ kind: 'soft' })}>
            Find another time
          </Link>
        )}
      </div>
      <ChangeFailed error={change.error} />
      {open === 'move' && <MoveDialog one={one} onClose={close} />}
      {open && open !== 'move' && <EndDialog one={one} ending={open} onClose={close} />}
    </div>
  )
}

const endingNames: Record<Ending, (one: AppointmentDetail) => string> = {
  decline: () => 'Not possible',
  withdraw: ({ status }) => (status === 'offered' ? 'Pass it on' : 'Take it back'),
  cancel: () => 'Cancel it',
}

import type { Message } from '@attune/contract/messages.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DeclineDialog } from './decline-dialog.tsx'

type DeclineButtonProps = {
  patient: { _id: string; name: string }
  messages: readonly Message[]
  /** When an earlier no ran out. */
  since: Date | null
}

/** Where only the patient has written, or has since an earlier no ran out: the first of two taps. */
export function DeclineButton({ patient, messages, since }: DeclineButtonProps) {
  const [open, setOpen] = useState(false)
  const news = messages.filter(({ date }) => !since || date > since)
  const last = news.at(-1)
  if (!last || news.some(({ from }) => from !== patient._id)) return null
  return (
    <div className="mt-1 -mb-2">
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        I can’t take this on
      </Button>
      {open && (
        <DeclineDialog patient={patient} readUpTo={last.seq} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
